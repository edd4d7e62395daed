import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { getAdminData } from '@/lib/admin-data';

/** Where to set up a webhook: in the survey whose responses it sends. */
export function WebhooksCard() {
	return (
		<Card title={ __( 'Webhooks', 'userfeedback' ) }>
			<p className="userfeedback-settings__intro">
				{ __(
					'A webhook sends each response to a service of your choice, without another plugin. Each survey has its own: open the survey and go to its step Notifications.',
					'userfeedback'
				) }
			</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				href={ getAdminData().pages.surveys }
			>
				{ __( 'Go to your surveys', 'userfeedback' ) }
			</Button>
		</Card>
	);
}

import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { getAdminData } from '@/lib/admin-data';

/** Opens the setup wizard again. */
export function SetupWizardCard() {
	return (
		<Card title={ __( 'Setup Wizard', 'userfeedback' ) }>
			<p className="userfeedback-settings__intro">
				{ __(
					'Make a survey step by step: its goal, its look, who gets the answers. Surveys and settings that you have stay as they are.',
					'userfeedback'
				) }
			</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				href={ getAdminData().pages.welcome }
			>
				{ __( 'Launch Setup Wizard', 'userfeedback' ) }
			</Button>
		</Card>
	);
}

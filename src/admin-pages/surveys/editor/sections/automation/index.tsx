import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import type { Section } from '../../section';
import { NotificationTitle } from '../email/title';
import { NOTIFICATIONS } from '../steps';

/** What automation will do. It has no switch, because it does nothing yet. */
function AutomationContent() {
	const title = __( 'Automation', 'userfeedback' );
	return (
		<Card
			title={
				<NotificationTitle
					title={ title }
					hint={ __(
						'Will start a recipe of the plugin Uncanny Automator for each response: add the visitor to a list, create a task, post to a chat.',
						'userfeedback'
					) }
				/>
			}
			label={ title }
		>
			<p className="userfeedback-editor__locked">
				{ __(
					'This version does not start recipes yet. There is nothing to set up now; you choose here which surveys take part in a later version.',
					'userfeedback'
				) }
			</p>
		</Card>
	);
}

/** Whether new responses are to start recipes of the automation plugin. */
export const automation: Section = {
	name: 'automation',
	step: NOTIFICATIONS,
	fields: [ { path: 'notifications.automation' } ],
	Content: AutomationContent,
};

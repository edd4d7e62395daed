import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { LIMITS } from '@/survey-model';
import { DaysField } from '../components/days-field';
import type { SettingsFields } from '../components/loaded-settings';
import { settingId } from '../fields';

/** How long stored data is kept. */
export function KeptData( fields: SettingsFields ) {
	const shared = { fields, min: 0, max: LIMITS.retentionDays };
	return (
		<Card
			title={ __( 'How long data is kept', 'userfeedback' ) }
			label={ __( 'How long data is kept', 'userfeedback' ) }
		>
			<p className="userfeedback-settings__intro">
				{ __(
					'What is older is deleted once a day, for good. Your privacy policy guide (Settings → Privacy) names these numbers.',
					'userfeedback'
				) }
			</p>
			<div className="userfeedback-settings__kept">
				<DaysField
					{ ...shared }
					name="retention_responses"
					label={ __( 'Days for responses', 'userfeedback' ) }
					help={ __(
						'0 keeps them until you delete them. Responses that are deleted also leave the results: every total equals the responses that are stored. Responses in the trash are deleted after the same time.',
						'userfeedback'
					) }
				/>
				<DaysField
					{ ...shared }
					min={ 1 }
					name="retention_partial"
					label={ __(
						'Days for unfinished answers',
						'userfeedback'
					) }
					help={ __(
						'From the last answer on. These never count in the results.',
						'userfeedback'
					) }
				/>
				<DaysField
					{ ...shared }
					name="retention_spam"
					label={ __( 'Days for spam', 'userfeedback' ) }
					help={ __(
						'Responses and ratings. 0 keeps them until you delete them.',
						'userfeedback'
					) }
				/>
				<DaysField
					{ ...shared }
					min={ 1 }
					max={ LIMITS.retentionHeldDays }
					name="retention_held"
					label={ __( 'Days for what is held back', 'userfeedback' ) }
					help={ __(
						'Responses and ratings that wait for your decision, at most 365 days.',
						'userfeedback'
					) }
				/>
				<DaysField
					{ ...shared }
					name="retention_ratings"
					label={ __( 'Days for post ratings', 'userfeedback' ) }
					help={ __(
						'0 keeps them until you delete them or the post. Ratings that are deleted also leave the averages.',
						'userfeedback'
					) }
				/>
				<DaysField
					{ ...shared }
					name="retention_heatmaps"
					label={ __( 'Days for heatmaps', 'userfeedback' ) }
					help={ __(
						'Each day’s clicks, moves and depths. 0 keeps them until you delete the heatmap.',
						'userfeedback'
					) }
				/>
				<DaysField
					{ ...shared }
					name="retention_webhooks"
					label={ __(
						'Days for the log of webhooks',
						'userfeedback'
					) }
					help={ __(
						'0 keeps each entry until its response is deleted.',
						'userfeedback'
					) }
				/>
			</div>
			<p className="userfeedback-settings__intro">
				{ __(
					'Always the same: prepared export files are deleted after 7 days, finished background jobs after 30 days, and counters of requests after 2 days.',
					'userfeedback'
				) }
			</p>
		</Card>
	);
}

/** Whether visitors are offered to delete what they answered. */
export function VisitorDeletion( { settings, edit }: SettingsFields ) {
	return (
		<Card
			title={ __( 'Visitors’ own answers', 'userfeedback' ) }
			label={ __( 'Visitors’ own answers', 'userfeedback' ) }
		>
			<div id={ settingId( 'visitor_deletion' ) }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Offer visitors to delete their answers',
						'userfeedback'
					) }
					help={ __(
						'The end of each survey then has the button “Delete my answers”. They are deleted within minutes, leave the results, and cannot be restored.',
						'userfeedback'
					) }
					checked={ settings.visitor_deletion }
					onChange={ ( isOffered ) =>
						edit( 'visitor_deletion', isOffered )
					}
				/>
			</div>
		</Card>
	);
}

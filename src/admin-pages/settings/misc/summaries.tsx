import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import type { SettingsFields } from '../components/loaded-settings';
import { settingId } from '../fields';

/** Whether there are weekly summaries. */
export function Summaries( { settings, edit }: SettingsFields ) {
	return (
		<Card
			title={ __( 'Email summaries', 'userfeedback' ) }
			id={ settingId( 'summaries_disabled' ) }
		>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Send weekly summaries', 'userfeedback' ) }
				help={ __(
					'Once a week, the recipients on the Email tab get the numbers of the last seven days. Nothing is sent for a week in which nothing happened.',
					'userfeedback'
				) }
				checked={ ! settings.summaries_disabled }
				onChange={ ( isOn ) => edit( 'summaries_disabled', ! isOn ) }
			/>
		</Card>
	);
}

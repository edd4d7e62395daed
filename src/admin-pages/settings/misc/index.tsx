import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { LoadedSettings } from '../components/loaded-settings';
import type { SettingsTab } from '../tab';

/** The settings that belong to no other tab. */
function MiscTab() {
	return (
		<LoadedSettings>
			{ ( { settings, edit } ) => (
				<div className="userfeedback-settings__cards">
					<Card title={ __( 'Email summaries', 'userfeedback' ) }>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __(
								'Send weekly summaries',
								'userfeedback'
							) }
							help={ __(
								'Once a week, the recipients on the Email tab get the numbers of the last seven days. Nothing is sent for a week in which nothing happened.',
								'userfeedback'
							) }
							checked={ ! settings.summaries_disabled }
							onChange={ ( isOn ) =>
								edit( 'summaries_disabled', ! isOn )
							}
						/>
					</Card>
				</div>
			) }
		</LoadedSettings>
	);
}

/** The tab for everything else. */
export const MISC_TAB: SettingsTab = {
	name: 'misc',
	title: () => __( 'Misc', 'userfeedback' ),
	Content: MiscTab,
};

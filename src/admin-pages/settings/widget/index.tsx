import { __ } from '@wordpress/i18n';
import { LoadedSettings } from '../components/loaded-settings';
import type { SettingsTab } from '../tab';
import { Cookies, Cooldown } from './days';
import { ResetAll } from './reset-all';
import { StartingCustomizer } from './starting-customizer';

/** The settings that apply to the popups of all surveys. */
function WidgetTab() {
	return (
		<LoadedSettings>
			{ ( fields ) => (
				<div className="userfeedback-settings__widget">
					<StartingCustomizer fields={ fields } />
					<div className="userfeedback-settings__cards">
						<Cooldown fields={ fields } />
						<Cookies fields={ fields } />
						<ResetAll fields={ fields } />
					</div>
				</div>
			) }
		</LoadedSettings>
	);
}

/** The tab for the popups on visitors' pages. */
export const WIDGET_TAB: SettingsTab = {
	name: 'widget',
	title: () => __( 'Widget', 'userfeedback' ),
	Content: WidgetTab,
};

import { __ } from '@wordpress/i18n';
import { Card } from '../../../components/card';
import { TextField } from '../../../components/text-field';
import { LIMITS } from '../../../survey-model';
import type { SettingsFields } from '../components/loaded-settings';
import { LoadedSettings } from '../components/loaded-settings';
import type { SettingsTab } from '../tab';

const FIELD = 'cooldown_days';

/** The days without popups after one was seen. */
function Cooldown( { settings, errorOf, edit }: SettingsFields ) {
	const days = settings[ FIELD ];
	return (
		<Card
			title={ __( 'Time between surveys', 'userfeedback' ) }
			label={ __( 'Time between surveys', 'userfeedback' ) }
		>
			<TextField
				className="userfeedback-settings__days"
				type="number"
				label={ __(
					'Days without surveys after a visitor has seen one',
					'userfeedback'
				) }
				help={ __(
					'From 0, which sets no limit, to 365. Visitors can always go on with a survey that they have begun, and surveys that you put on a page with a block or shortcode always show.',
					'userfeedback'
				) }
				min={ 0 }
				max={ LIMITS.cooldownDays }
				step={ 1 }
				inputMode="numeric"
				value={ Number.isNaN( days ) ? '' : String( days ) }
				error={ errorOf( FIELD ) }
				// An empty or unreadable field is not 0 days.
				onChange={ ( text ) =>
					edit( FIELD, text === '' ? Number.NaN : Number( text ) )
				}
			/>
		</Card>
	);
}

/** The settings that apply to the popups of all surveys. */
function WidgetTab() {
	return (
		<LoadedSettings>
			{ ( fields ) => <Cooldown { ...fields } /> }
		</LoadedSettings>
	);
}

/** The tab for the popups on visitors' pages. */
export const WIDGET_TAB: SettingsTab = {
	name: 'widget',
	title: () => __( 'Widget', 'userfeedback' ),
	Content: WidgetTab,
};

import { __, sprintf } from '@wordpress/i18n';
import { ResetAction } from '@/components/reset-action';
import { isEqual } from '@/stores/equality';
import type { Settings } from '@/survey-model';
import { WIDGET_DEFAULTS } from '@/survey-model';
import type { SettingsFields } from '../components/loaded-settings';

/** A setting of this tab. */
export type WidgetSetting = keyof typeof WIDGET_DEFAULTS;

/** All settings of this tab. */
export const WIDGET_SETTINGS = Object.keys(
	WIDGET_DEFAULTS
) as readonly WidgetSetting[];

/** Those of the settings that differ from their defaults. */
export function changedSettings(
	settings: Settings,
	names: readonly WidgetSetting[]
): readonly WidgetSetting[] {
	return names.filter(
		( name ) => ! isEqual( settings[ name ], WIDGET_DEFAULTS[ name ] )
	);
}

/** Gives settings their defaults: an edit like others, stored with the next save. */
export function resetSettings(
	{ edit }: SettingsFields,
	names: readonly WidgetSetting[]
): void {
	names.forEach( ( name ) => edit( name, WIDGET_DEFAULTS[ name ] ) );
}

interface ResetToDefaultProps {
	fields: SettingsFields;
	names: readonly WidgetSetting[];
	/** What they are called. */
	title: string;
}

/** Gives settings their defaults again; shown only where they differ. */
export function ResetToDefault( {
	fields,
	names,
	title,
}: ResetToDefaultProps ) {
	const changed = changedSettings( fields.settings, names );
	return changed.length === 0 ? null : (
		<ResetAction
			text={ __( 'Reset to default', 'userfeedback' ) }
			of={ title }
			done={ sprintf(
				/* translators: %s: a setting, or several that belong together, such as "Colors". */
				__(
					'%s: reset to default. Save the settings to keep it.',
					'userfeedback'
				),
				title
			) }
			onReset={ () => resetSettings( fields, changed ) }
		/>
	);
}

import type { Look, LookFields } from '@/components/widget-look/look-fields';
import { GROUP_UNITS } from '@/components/widget-look/look-fields';
import { WIDGET_FIELDS, fieldsOfUnit } from '@/survey-model';
import type { SettingsFields } from '../../components/loaded-settings';
import type { WidgetSetting } from '../reset';
import { ResetToDefault } from '../reset';

/** The tab's `utm_medium` in links to the vendor. */
export const MEDIUM = 'settings-widget';

/** Setting → field of a survey. */
const ENTRIES = Object.entries( WIDGET_FIELDS ) as readonly [
	keyof typeof WIDGET_FIELDS,
	string,
][];

/** The settings with the names of a survey's fields. */
export function lookOf( settings: SettingsFields[ 'settings' ] ): Look {
	return Object.fromEntries(
		ENTRIES.map( ( [ name, field ] ) => [ field, settings[ name ] ] )
	) as unknown as Look;
}

/** The settings with these fields of a survey. */
function settingsOf( fields: readonly string[] ): readonly WidgetSetting[] {
	return ENTRIES.filter( ( [ , field ] ) => fields.includes( field ) ).map(
		( [ name ] ) => name
	);
}

/** The settings as the form of a survey's appearance reads and changes them. */
export function useLook( fields: SettingsFields ): LookFields {
	const { settings, edit, errorOf } = fields;
	const look = lookOf( settings );
	return {
		look,
		medium: MEDIUM,
		edit: ( changes ) =>
			settingsOf( Object.keys( changes ) ).forEach( ( name ) => {
				const field =
					WIDGET_FIELDS[ name as keyof typeof WIDGET_FIELDS ];
				// The setting and the field have the same schema.
				edit( name, changes[ field as keyof Look ] as never );
			} ),
		errorOf: ( field ) => {
			const [ name ] = settingsOf( [ field ] );
			// What is wrong with an image concerns nobody who chose another logo.
			return name === undefined ||
				( field === 'custom_logo' && look.logo_type !== 'custom' )
				? undefined
				: errorOf( name );
		},
		groupAction: ( group, title ) => (
			<ResetToDefault
				fields={ fields }
				names={ settingsOf(
					GROUP_UNITS[ group ].flatMap( fieldsOfUnit )
				) }
				title={ title }
			/>
		),
	};
}

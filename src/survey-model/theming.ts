import type { FieldError } from './field-errors';
import { FOLLOWED_FIELDS, SURVEY_DEFAULTS } from './generated';
import type { SurveySettings } from './generated';

export type Theming = SurveySettings[ 'theming' ];

/** The colours of each scheme (specification, widget 9). Choosing a scheme replaces the survey's colours with these. */
export const COLOR_SCHEMES: Readonly<
	Record<
		Theming[ 'color_scheme' ],
		Pick<
			Theming,
			| 'widget_color'
			| 'text_color'
			| 'button_color'
			| 'widget_toggle_color'
		>
	>
> = {
	light: {
		widget_color: '#ffffff',
		text_color: '#23282D',
		button_color: '#2D87F1',
		widget_toggle_color: '#23282D',
	},
	dark: {
		widget_color: '#333333',
		text_color: '#ffffff',
		button_color: '#2D87F1',
		widget_toggle_color: '#ffffff',
	},
};

/** Fields of the theming that follow the plugin's settings together, named by the first of them. */
export type LookUnit = keyof typeof FOLLOWED_FIELDS.theming;

const UNITS = Object.keys( FOLLOWED_FIELDS.theming ) as readonly LookUnit[];

/** The names of the fields of a unit. */
export function fieldsOfUnit( unit: LookUnit ): readonly ( keyof Theming )[] {
	return FOLLOWED_FIELDS.theming[ unit ];
}

/** The units that the survey has values of its own for. */
export function ownUnits( { followed = [] }: Theming ): readonly LookUnit[] {
	return UNITS.filter( ( unit ) => ! followed.includes( unit ) );
}

/** The theming after the owner changed fields of it: they are the survey's own from now on. */
export function withOwnLook(
	theming: Theming,
	changes: Partial< Theming >
): Theming {
	const { followed = [] } = theming;
	return {
		...theming,
		...changes,
		followed: followed.filter(
			( unit ) =>
				! fieldsOfUnit( unit ).some( ( field ) => field in changes )
		),
	};
}

/** The theming with the plugin's values of some units, which follow them from now on. */
export function withPluginLook(
	theming: Theming,
	units: readonly LookUnit[],
	plugin: Partial< Theming >
): Theming {
	const { followed = [] } = theming;
	const fields = new Set< string >( units.flatMap( fieldsOfUnit ) );
	return {
		...theming,
		...Object.fromEntries(
			Object.entries( {
				...SURVEY_DEFAULTS.settings.theming,
				...plugin,
			} ).filter( ( [ field ] ) => fields.has( field ) )
		),
		followed: UNITS.filter(
			( unit ) => units.includes( unit ) || followed.includes( unit )
		),
	};
}

type Behavior = SurveySettings[ 'behavior' ];

/** The behavior after the owner chose how the survey starts: that is its own from now on. */
export function withOwnStart(
	behavior: Behavior,
	isMinimized: boolean
): Behavior {
	return { ...behavior, start_minimized: isMinimized, followed: [] };
}

/** The behavior with the plugin's value of how surveys start, which follows it from now on. */
export function withPluginStart(
	behavior: Behavior,
	isMinimized = SURVEY_DEFAULTS.settings.behavior.start_minimized
): Behavior {
	return {
		...behavior,
		start_minimized: isMinimized,
		followed: [ 'start_minimized' ],
	};
}

/** The errors of a theming; the server validates again and uses the same paths. */
export function themingErrors( theming: Theming ): FieldError[] {
	return theming.logo_type === 'custom' && theming.custom_logo === ''
		? [ { field: 'settings.theming.custom_logo', code: 'logo_required' } ]
		: [];
}

import type { FieldError } from './field-errors';
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

/** The theming with a scheme and its colours. */
export function withColorScheme(
	theming: Theming,
	scheme: Theming[ 'color_scheme' ]
): Theming {
	return { ...theming, ...COLOR_SCHEMES[ scheme ], color_scheme: scheme };
}

/** The errors of a theming; the server validates again and uses the same paths. */
export function themingErrors( theming: Theming ): FieldError[] {
	return theming.logo_type === 'custom' && theming.custom_logo === ''
		? [ { field: 'settings.theming.custom_logo', code: 'logo_required' } ]
		: [];
}

import { contrast } from '../contrast';
import type { Rule, Suggestion } from './suggestion';

/** The minimum contrast of text and of controls: WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

/** The channels of a colour such as `#2D87F1` or `#fff`; undefined if it is none. */
function channels( color: string ): readonly number[] | undefined {
	const digits = color.replace( /^#(.)(.)(.)$/, '#$1$1$2$2$3$3' );
	return /^#[\da-f]{6}$/i.test( digits )
		? [ 1, 3, 5 ].map( ( start ) =>
				parseInt( digits.slice( start, start + 2 ), 16 )
			)
		: undefined;
}

/** The contrast of two colours; undefined if one is invalid. */
function ratio( one: string, other: string ): number | undefined {
	const [ first, second ] = [ channels( one ), channels( other ) ];
	return first && second && contrast( first, second );
}

/**
 * Colours of the widget that are hard to tell from its background. The label of a button needs no hint: the widget
 * chooses a white or a dark one by the button's colour (labelColor).
 */
export const widgetContrast: Rule = ( { settings: { theming } } ) => {
	const pair = (
		code: Suggestion[ 'code' ],
		name: 'text_color' | 'button_color',
		minimum: number
	): Suggestion[] => {
		const amount = ratio( theming[ name ], theming.widget_color );
		return amount !== undefined && amount < minimum
			? [
					{
						code,
						field: `settings.theming.${ name }`,
						key: `${ code } ${ theming[ name ] } ${ theming.widget_color }`,
						// Rounded down: 4.49 must not read as the 4.5 that is required.
						amount: Math.floor( amount * 10 ) / 10,
					},
				]
			: [];
	};
	return [
		...pair( 'text_contrast', 'text_color', TEXT_CONTRAST ),
		...pair( 'button_contrast', 'button_color', CONTROL_CONTRAST ),
	];
};

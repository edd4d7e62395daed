import type { Rgb } from '@/survey-model';
import { contrast, DARK, labelColor, WHITE } from '@/survey-model';
import type { Theming } from '../../definitions';

const BLACK: Rgb = [ 0, 0, 0 ];
/** The minimum contrast of text and of graphics, WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;
const ERROR_COLORS: readonly Rgb[] = [
	[ 179, 38, 30 ],
	[ 255, 180, 171 ],
];

/**
 * The widget's colours as custom properties, derived from the owner's colours. Those are used unchanged; the
 * others (muted text, lines, the button's text) are mixed with enough contrast.
 *
 * @param theming The survey's theming.
 */
export function palette( theming: Theming ): Record< string, string > {
	const surface = parse( theming.widget_color, WHITE );
	const text = parse( theming.text_color, DARK );
	const button = parse( theming.button_color, [ 45, 135, 241 ] );
	const accent =
		contrast( button, surface ) >= SHAPE_CONTRAST ? button : text;
	const toggle = parse( theming.widget_toggle_color, text );
	const onButton = labelColor( button );
	const error = ERROR_COLORS.find(
		( color ) => contrast( color, surface ) >= TEXT_CONTRAST
	);
	return {
		'--surface': css( surface ),
		'--text': css( text ),
		'--muted': css( faintest( surface, text, TEXT_CONTRAST + 0.5 ) ),
		'--line': css( mix( surface, text, 0.14 ) ),
		'--control': css( faintest( surface, text, SHAPE_CONTRAST + 0.2 ) ),
		'--tint': css( mix( surface, accent, 0.08 ) ),
		'--hover': css( mix( surface, text, 0.05 ) ),
		'--accent': css( accent ),
		'--button': css( button ),
		'--button-hover': css(
			mix( button, onButton === WHITE ? BLACK : WHITE, 0.1 )
		),
		'--on-button': css( onButton ),
		'--error': css( error ?? text ),
		'--toggle': css(
			contrast( toggle, surface ) >= SHAPE_CONTRAST ? toggle : text
		),
	};
}

/** A cached page may lack a newer colour. */
function parse( color = '', fallback: Rgb ): Rgb {
	const digits = color.replace( /^#(.)(.)(.)$/, '#$1$1$2$2$3$3' );
	if ( ! /^#[\da-f]{6}/i.test( digits ) ) {
		return fallback;
	}
	const channel = ( start: number ) =>
		parseInt( digits.slice( start, start + 2 ), 16 );
	return [ channel( 1 ), channel( 3 ), channel( 5 ) ];
}

function css( color: Rgb ): string {
	return `rgb(${ color.map( Math.round ).join( ' ' ) })`;
}

function mix( from: Rgb, to: Rgb, share: number ): Rgb {
	const part = ( index: 0 | 1 | 2 ) =>
		from[ index ] + ( to[ index ] - from[ index ] ) * share;
	return [ part( 0 ), part( 1 ), part( 2 ) ];
}

/** The faintest mix of a text colour and its surface that has enough contrast; the text colour itself if none has. */
function faintest( surface: Rgb, text: Rgb, ratio: number ): Rgb {
	for ( let share = 0.3; share < 1; share += 0.05 ) {
		const color = mix( surface, text, share );
		if ( contrast( color, surface ) >= ratio ) {
			return color;
		}
	}
	return text;
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { palette } from '../../../src/widget/parts/theme/palette';
import { survey } from './support';

const FRAME = resolve(
	__dirname,
	'../../../src/widget/app/styles/_frame.scss'
);

const theming = ( widget: string, text: string, button: string ) => ( {
	...survey().settings.theming,
	widget_color: widget,
	text_color: text,
	button_color: button,
} );

/** Written apart from the code under test: WCAG 2.2, relative luminance. */
function contrast(
	one: string | undefined,
	other: string | undefined
): number {
	const luminance = ( color = '' ) => {
		const [ r = 0, g = 0, b = 0 ] = ( color.match( /\d+/g ) ?? [] ).map(
			( digits ) => {
				const value = Number( digits ) / 255;
				return value <= 0.04045
					? value / 12.92
					: Math.pow( ( value + 0.055 ) / 1.055, 2.4 );
			}
		);
		return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
	};
	const [ a, b ] = [ luminance( one ), luminance( other ) ];
	return Math.max( a, b ) / Math.min( a, b );
}

describe( 'palette', () => {
	it( 'keeps the owner’s colours unchanged', () => {
		expect(
			palette( theming( '#fff', '#23282D', '#2D87F1' ) )
		).toMatchObject( {
			'--surface': 'rgb(255 255 255)',
			'--text': 'rgb(35 40 45)',
			'--button': 'rgb(45 135 241)',
			'--accent': 'rgb(45 135 241)',
		} );
	} );

	it.each( [
		[ 'light', '#ffffff', '#23282D', '#2D87F1' ],
		[ 'dark', '#333333', '#ffffff', '#2D87F1' ],
		[ 'yellow button', '#ffffff', '#222222', '#ffd54a' ],
		[ 'white button', '#ffffff', '#000000', '#ffffff' ],
		[ 'grey button', '#ffffff', '#000000', '#777777' ],
		[ 'black', '#000000', '#eeeeee', '#000000' ],
		[ 'a brand', '#fff8ec', '#3b2416', '#b4451f' ],
	] )(
		'derives colours with enough contrast: %s',
		( _, widget, text, button ) => {
			const colors = palette( theming( widget, text, button ) );
			const surface = colors[ '--surface' ];
			expect(
				contrast( colors[ '--on-button' ], colors[ '--button' ] )
			).toBeGreaterThanOrEqual( 4.5 );
			expect(
				contrast( colors[ '--on-button' ], colors[ '--button-hover' ] )
			).toBeGreaterThanOrEqual( 4.5 );
			expect(
				contrast( colors[ '--muted' ], surface )
			).toBeGreaterThanOrEqual( 4.5 );
			expect(
				contrast( colors[ '--text' ], colors[ '--hover' ] )
			).toBeGreaterThanOrEqual( 4.5 );
			expect(
				contrast( colors[ '--error' ], surface )
			).toBeGreaterThanOrEqual( 4.5 );
			expect(
				contrast( colors[ '--text' ], colors[ '--tint' ] )
			).toBeGreaterThanOrEqual( 4.5 );
			expect(
				contrast( colors[ '--control' ], surface )
			).toBeGreaterThanOrEqual( 3 );
			expect(
				contrast( colors[ '--accent' ], surface )
			).toBeGreaterThanOrEqual( 3 );
		}
	);

	it( 'equals the style sheet’s colours for an unthemed widget', () => {
		const css = readFileSync( FRAME, 'utf8' );
		for ( const [ name, value ] of Object.entries(
			palette( survey().settings.theming )
		) ) {
			expect( css ).toContain( `\t${ name }: ${ value };\n` );
		}
	} );

	it( 'falls back to the defaults for invalid colours', () => {
		expect( palette( theming( 'red', '', '#zzzzzz' ) ) ).toEqual(
			palette( theming( '#ffffff', '#23282D', '#2D87F1' ) )
		);
	} );
} );

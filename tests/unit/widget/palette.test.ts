import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { palette } from '@/widget/parts/theme/palette';
import type { Theming } from '@/widget/definitions';
import { survey } from './support';

const FRAME = resolve(
	__dirname,
	'../../../src/widget/popup/styles/_frame.scss'
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
			// Labels are large text.
			expect(
				contrast( colors[ '--on-button' ], colors[ '--button' ] )
			).toBeGreaterThanOrEqual( 3 );
			expect(
				contrast( colors[ '--on-button' ], colors[ '--button-hover' ] )
			).toBeGreaterThanOrEqual( 3 );
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
		const { '--toggle': toggle, ...colors } = palette(
			survey().settings.theming
		);
		// Without a theme the icon has the text's colour.
		expect( toggle ).toBe( colors[ '--text' ] );
		for ( const [ name, value ] of Object.entries( colors ) ) {
			expect( css ).toContain( `\t${ name }: ${ value };\n` );
		}
	} );

	it.each( [
		// White has 3.59, 3.03 and 2.99 on the first three.
		[ '#2D87F1', 'rgb(255 255 255)' ],
		[ '#949494', 'rgb(255 255 255)' ],
		[ '#959595', 'rgb(35 40 45)' ],
		[ '#ff8800', 'rgb(35 40 45)' ],
		[ '#fff5e0', 'rgb(35 40 45)' ],
		[ '#000000', 'rgb(255 255 255)' ],
	] )(
		'labels a button in %s with white where it has 3:1, otherwise dark with 4.5:1 [WID-15~]',
		( button, label ) => {
			// Also in a dark widget, whose text is light.
			for ( const [ widget, text ] of [
				[ '#ffffff', '#23282D' ],
				[ '#333333', '#ffffff' ],
			] as const ) {
				const colors = palette( theming( widget, text, button ) );
				expect( colors[ '--on-button' ] ).toBe( label );
				expect(
					contrast( label, colors[ '--button' ] )
				).toBeGreaterThanOrEqual( label.includes( '255' ) ? 3 : 4.5 );
			}
		}
	);

	it.each( [
		[ '#d6249f', '#ffffff', 'rgb(214 36 159)' ],
		[ '#ffe08a', '#ffffff', 'rgb(35 40 45)' ],
		[ '#23282D', '#23282d', 'rgb(35 40 45)' ],
		[ 'red', '#ffffff', 'rgb(35 40 45)' ],
	] )(
		'gives the tab’s icon the colour %s on %s if it is visible there, otherwise that of the text [WID-15~]',
		( toggle, widget, color ) => {
			const colors = palette( {
				...theming( widget, '#23282D', '#2D87F1' ),
				widget_toggle_color: toggle,
			} );
			expect( colors[ '--toggle' ] ).toBe( color );
		}
	);

	it( 'derives the other colours where a cached page lacks that of the icon', () => {
		const { widget_toggle_color: _, ...old } = theming(
			'#333333',
			'#ffffff',
			'#2D87F1'
		);
		expect( palette( old as Theming )[ '--surface' ] ).toBe(
			'rgb(51 51 51)'
		);
	} );

	it( 'falls back to the defaults for invalid colours', () => {
		expect( palette( theming( 'red', '', '#zzzzzz' ) ) ).toEqual(
			palette( theming( '#ffffff', '#23282D', '#2D87F1' ) )
		);
	} );
} );

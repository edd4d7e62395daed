import type { BrowserContextOptions, Page } from '@playwright/test';
import { violationsIn } from './support/axe';
import { ANSWERS, NINE } from './support/nine-types';
import { widgetOf } from './support/surveys';
import { expect, test } from './support/test';
import {
	button,
	darken,
	openPopup,
	stand,
	useSurvey,
} from './support/visitors';

const shown = useSurvey( 'All types', NINE );

/** How a screen reader finds the questions of the add-on (those of the core: widget-access.spec.ts). */
const TREES = [
	`
      - radiogroup "How was your visit?":
        - heading "How was your visit?" [level=2]
        - text: Required
        - radio "1 star"
        - radio "2 stars"
        - radio "3 stars"
        - radio "4 stars"
        - radio "5 stars"`,
	`
      - radiogroup "Would you recommend us?":
        - heading "Would you recommend us?" [level=2]
        - radio "0, Not Likely"
        - radio "1"`,
	`
      - radiogroup "Which cover do you like?":
        - heading "Which cover do you like?" [level=2]
        - radio "Blue"
        - radio "Gone"`,
	`
      - radiogroup "What comes first?":
        - heading "What comes first?" [level=2]
        - radio "Speed"
        - radio "Talk"
        - radio "Code"`,
];

/** Which control answers each question, or what is typed. */
const CHOICES = [
	'4 stars',
	'0, Not Likely',
	'Gone',
	'Talk',
	'The web',
	'Toaster',
];
const TYPED = [ 'Tea', 'Cake', 'ada@example.org' ];

/** The keys that answer each question, from its heading (from the tab, of the first). */
const KEYS = [
	[ 'Tab', 'Tab', 'Space', 'ArrowRight', 'ArrowRight', 'ArrowDown' ],
	[ 'Tab', 'Space' ],
	[ 'Tab', 'Space', 'ArrowUp' ],
	[ 'Tab', 'Space', 'ArrowRight' ],
	[ 'Tab', 'Space', 'ArrowDown' ],
	[ 'Tab', 'Tab', 'Space' ],
];

type Way = 'keyboard' | 'pointer' | 'touch';

/** Answers one of the six questions that are answered by choosing, and goes nowhere yet. */
async function choose( page: Page, number: number, way: Way ): Promise< void > {
	if ( way === 'keyboard' ) {
		for ( const key of KEYS[ number ]! ) {
			await page.keyboard.press( key );
		}
		return;
	}
	const name = CHOICES[ number ]!;
	const choice = widgetOf( page )
		.getByRole( 'radio', { name, exact: true } )
		.or( widgetOf( page ).getByRole( 'checkbox', { name, exact: true } ) );
	await ( way === 'touch' ? choice.tap() : choice.click() );
	await expect( choice ).toBeChecked();
}

async function goOn( page: Page, way: Way ): Promise< void > {
	switch ( way ) {
		case 'keyboard':
			return page.keyboard.press( 'Enter' );
		case 'pointer':
			return button( page, 'Next' ).click();
		case 'touch':
			return button( page, 'Next' ).tap();
	}
}

/** Pixels by which the numbers of NPS stand out of the column of its title; 0 for other questions. */
const overhang = ( page: Page ) =>
	widgetOf( page )
		.locator( '.control' )
		.evaluate( ( control ) => {
			const { left, right } = control.getBoundingClientRect();
			return Math.max(
				0,
				...Array.from(
					control.querySelectorAll( '.number' ),
					( part ) => {
						const box = part.getBoundingClientRect();
						return Math.max( left - box.left, box.right - right );
					}
				)
			);
		} );

/** Answers all nine questions; axe looks at each of them, and once more when it is answered. */
async function walk( page: Page, way: Way ): Promise< void > {
	const widget = widgetOf( page );
	if ( way === 'keyboard' ) {
		await page.evaluate( () => {
			const all = document.querySelectorAll( 'a, button' );
			( [ ...all ].at( -1 ) as HTMLElement ).focus();
		} );
	}
	for ( const [ number ] of CHOICES.entries() ) {
		await expect( widget.getByRole( 'heading' ) ).toHaveText(
			NINE[ number ]!.title
		);
		expect( await overhang( page ) ).toBeLessThan( 1 );
		if ( TREES[ number ] ) {
			await expect( widget ).toMatchAriaSnapshot( TREES[ number ] );
		}
		expect( await violationsIn( page ) ).toEqual( [] );
		await choose( page, number, way );
		expect( await violationsIn( page ), 'answered' ).toEqual( [] );
		await goOn( page, way );
	}
	for ( const [ index, text ] of TYPED.entries() ) {
		await expect( widget.getByRole( 'heading' ) ).toHaveText(
			NINE[ CHOICES.length + index ]!.title
		);
		expect( await violationsIn( page ) ).toEqual( [] );
		const field = widget.getByRole( 'textbox' );
		// As people do. Without it, two quick presses of Next would count as a double click, whose second half the widget ignores.
		if ( way !== 'keyboard' ) {
			await ( way === 'touch' ? field.tap() : field.click() );
		}
		await field.fill( text );
		expect( await violationsIn( page ), 'answered' ).toEqual( [] );
		if ( way === 'keyboard' ) {
			await button( page, 'Next' ).focus();
		}
		await goOn( page, way );
	}
	await expect( widget.getByRole( 'heading' ) ).toHaveText(
		'Thanks for your feedback!'
	);
}

test( '[WID-02] all nine types can be answered by keyboard, pointer and touch, with a correct accessibility tree and no axe findings', async ( {
	browser,
} ) => {
	test.setTimeout( 180_000 );
	const ways: Record< Way, BrowserContextOptions > = {
		keyboard: {},
		pointer: {},
		touch: { hasTouch: true, viewport: { width: 375, height: 720 } },
	};
	for ( const [ way, options ] of Object.entries( ways ) ) {
		const context = await browser.newContext( {
			...options,
		} );
		const page = await context.newPage();
		await openPopup( page );
		const stored = page.waitForResponse( /\/surveys\/\d+\/responses/ );
		await walk( page, way as Way );
		// What has not arrived when the context is closed never does.
		const response = await stored;
		expect( response.status() ).toBe( 201 );
		expect( response.request().postDataJSON().answers ).toEqual(
			NINE.map( ( { id, type } ) => ( {
				question_id: id,
				value: ANSWERS[ type ],
			} ) )
		);
		await context.close();
	}
	expect( await shown.api.total( shown.id ) ).toBe( 3 );
} );

/** The sizes of what is chosen with a finger, and how far anything stands out of the popup's sides. */
async function measure( page: Page ) {
	await stand( page );
	return widgetOf( page ).evaluate( ( widget ) => {
		const outer = widget.getBoundingClientRect();
		const control = widget
			.querySelector( '.control' )!
			.getBoundingClientRect();
		const all = [ ...widget.querySelectorAll( 'fieldset *' ) ].map(
			( element ) => element.getBoundingClientRect()
		);
		const targets = [
			...widget.querySelectorAll( '.choice, .option' ),
		].map( ( element ) => element.getBoundingClientRect() );
		return {
			out: Math.max(
				0,
				...all.map( ( box ) =>
					Math.max( outer.left - box.left, box.right - outer.right )
				)
			),
			least: Math.min(
				...targets.flatMap( ( { width, height } ) => [ width, height ] )
			),
			lowest: Math.min( ...targets.map( ( { height } ) => height ) ),
			rows: new Set( targets.map( ( { top } ) => Math.round( top ) ) )
				.size,
			// How far the choices leave the column of the heading free on both sides.
			margin: Math.max(
				Math.min( ...targets.map( ( box ) => box.left ) ) -
					control.left,
				control.right -
					Math.max( ...targets.map( ( box ) => box.right ) )
			),
		};
	} );
}

for ( const [ name, width, dir ] of [
	[ 'on the smallest phones', 320, 'ltr' ],
	[ 'from right to left', 320, 'rtl' ],
	[ 'on phones with room for eleven numbers', 380, 'rtl' ],
	// A window of 1280 pixels at 400 % has as many as that.
	[ 'in a large window', 1280, 'ltr' ],
] as const ) {
	test( `[WID-02~] choices have a size of 44 pixels, or stand in one row, and stay inside the popup ${ name }`, async ( {
		visitor,
	} ) => {
		await visitor.setViewportSize( { width, height: 700 } );
		await visitor.route( '**/about/', async ( route ) => {
			const response = await route.fetch();
			const html = await response.text();
			await route.fulfill( {
				response,
				body: html.replace( '"dir":"ltr"', `"dir":"${ dir }"` ),
			} );
		} );
		await openPopup( visitor );
		for ( const [ number ] of TREES.entries() ) {
			const { out, least, ...sizes } = await measure( visitor );
			expect( out, `question ${ number + 1 }` ).toBe( 0 );
			if ( NINE[ number ]!.type === 'nps' && width >= 380 ) {
				// Eleven numbers in one row, as wide as the heading.
				expect( sizes.rows ).toBe( 1 );
				expect( sizes.margin ).toBeLessThan( 1 );
				expect( least ).toBeGreaterThanOrEqual( 24 );
				expect( sizes.lowest ).toBe( 44 );
			} else {
				expect(
					least,
					`question ${ number + 1 }`
				).toBeGreaterThanOrEqual( 44 );
			}
			await choose( visitor, number, 'pointer' );
			await goOn( visitor, 'pointer' );
		}
	} );
}

test( 'axe has no findings in a dark widget, in forced colours and without motion', async ( {
	visitor,
} ) => {
	await darken( visitor, ( html ) =>
		html.replaceAll( '#1579EF', '#333334' )
	);
	await visitor.emulateMedia( { reducedMotion: 'reduce' } );
	const look = async ( state: string ) => {
		await visitor.emulateMedia( { forcedColors: 'active' } );
		expect( await violationsIn( visitor ), state ).toEqual( [] );
		await visitor.emulateMedia( { forcedColors: 'none' } );
		expect( await violationsIn( visitor ), state ).toEqual( [] );
	};
	await openPopup( visitor );
	for ( const [ number ] of CHOICES.entries() ) {
		await look( 'not answered' );
		if ( number === 3 ) {
			// The owner's colour would not be seen: the text's is used.
			expect(
				await widgetOf( visitor )
					.locator( '.icon' )
					.first()
					.evaluate( ( icon ) => getComputedStyle( icon ).color )
			).toBe( 'rgb(255, 255, 255)' );
		}
		await choose( visitor, number, 'pointer' );
		await look( 'answered' );
		await goOn( visitor, 'pointer' );
	}
} );

import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { takeScreenshots } from './support/screenshots';
import { useNeighbours } from './support/neighbours';
import { widgetOf } from './support/surveys';
import {
	answerChoice,
	CHOICE,
	stand,
	useSurvey,
	WHY,
} from './support/visitors';

useNeighbours();
const shown = useSurvey( 'Themes', [ CHOICE, WHY ] );
// With everything that a survey can have: an icon in a colour, a logo, texts, colours.
test.beforeEach( () =>
	shown.api.set( shown.id, 'theming', {
		widget_color: '#fff8ec',
		text_color: '#3b2416',
		button_color: '#b4451f',
		widget_toggle_color: '#d6249f',
		widget_toggle_icon: 'field-comment-heart',
		show_logo: true,
		logo_type: 'custom',
		custom_logo: `http://127.0.0.1:${ process.env[ 'E2E_PORT' ] }/wp-includes/images/w-logo-blue.png`,
	} )
);

const THEMES = [ 'twentytwentythree', 'twentytwentyfour', 'twentytwentyfive' ];

/** Where everything of the popup is and how it looks, measured from the window's lower right corner. */
async function looksOf( page: Page ): Promise< string[] > {
	await expect(
		widgetOf( page ).getByRole( 'button', { name: 'Next' } )
	).toBeVisible();
	await expect(
		widgetOf( page ).getByRole( 'img', { name: 'UserFeedback' } )
	).toHaveJSProperty( 'complete', true );
	await stand( page );
	return page.locator( 'userfeedback-widget' ).evaluate( ( host ) => {
		const root = host.shadowRoot!;
		const { clientWidth, clientHeight } = document.documentElement;
		return Array.from( root.querySelectorAll( '*' ), ( element ) => {
			const { right, bottom, width, height } =
				element.getBoundingClientRect();
			const place = [
				clientWidth - right,
				clientHeight - bottom,
				width,
				height,
			].map( ( length ) => length.toFixed( 1 ) );
			const style = getComputedStyle( element );
			const name = `${ element.localName }.${ element.getAttribute( 'class' ) }`;
			return [
				`${ name } is at ${ place.join() }`,
				// Custom properties come through, and nobody minds those of others.
				...Array.from( style )
					.filter( ( key ) => ! key.startsWith( '--' ) )
					.map(
						( key ) =>
							`${ name } ${ key }: ${ style.getPropertyValue( key ) }`
					),
			];
		} ).flat();
	} );
}

test( 'the popup looks the same in every bundled theme, and under an aggressive style sheet', async ( {
	visitor,
} ) => {
	await visitor.goto( '/about/?with=none' );
	const looks = await looksOf( visitor );
	expect( looks.length ).toBeGreaterThan( 5000 );
	for ( const theme of THEMES ) {
		await visitor.goto( `/about/?theme=${ theme }` );
		await expect(
			visitor.locator( `link[href*="${ theme }"], style` ).first()
		).toBeAttached();
		expect( await looksOf( visitor ), theme ).toEqual( looks );
	}
	await visitor.goto( '/about/?with=hostile' );
	expect( await looksOf( visitor ), 'hostile' ).toEqual( looks );
	await takeScreenshots( visitor, 'widget-hostile', { fullPage: false } );
	expect( await answerChoice( visitor ) ).toBe( 201 );
} );

test( 'the page looks the same with and without the popup', async ( {
	visitor,
} ) => {
	const page = () =>
		visitor.evaluate( () =>
			Array.from(
				document.body.querySelectorAll( ':not(script)' ),
				( element ) => {
					const { x, y, width, height } =
						element.getBoundingClientRect();
					const { color, font, display } =
						getComputedStyle( element );
					return [
						element.localName,
						...[ x, y, width, height ].map( Math.round ),
						color,
						font,
						display,
					].join( ' ' );
				}
			)
		);
	for ( const theme of THEMES ) {
		const url = `/about/?theme=${ theme }`;
		await visitor.route( '**/widget/loader.js*', ( route ) =>
			route.fulfill( { body: '' } )
		);
		await visitor.goto( url );
		const without = await page();
		await visitor.unroute( '**/widget/loader.js*' );
		await visitor.goto( url );
		await expect( widgetOf( visitor ) ).toBeVisible();
		expect( await page(), theme ).toEqual( without );
	}
} );

test( 'the popup is not printed with the page', async ( { visitor } ) => {
	await visitor.goto( '/about/' );
	await expect( widgetOf( visitor ) ).toBeVisible();
	await visitor.emulateMedia( { media: 'print' } );
	await expect( widgetOf( visitor ) ).toBeHidden();
	await expect( visitor.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
} );

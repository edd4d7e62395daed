import { violationsIn } from './support/axe';
import { ANSWERS, NINE } from './support/nine-types';
import { takeScreenshots } from './support/screenshots';
import { widgetOf } from './support/surveys';
import { expect, test } from './support/test';
import { button, openPopup, stand, useSurvey } from './support/visitors';

const shown = useSurvey( 'Theming', NINE );
const SITE = `http://127.0.0.1:${ process.env[ 'E2E_PORT' ] }`;

/** A property of an element, as the browser computes it. */
const styleOf = ( locator: ReturnType< typeof widgetOf >, name: string ) =>
	locator.evaluate(
		( element, property ) =>
			getComputedStyle( element ).getPropertyValue( property ),
		name
	);

test( '[WID-15] a survey shows its own colours, font, position, tab, logo and texts, and the plugin’s where it has none', async ( {
	visitor,
} ) => {
	await shown.api.post( 'settings', {
		settings: { skip_text: 'Later', widget_toggle_text: 'Tell us' },
	} );
	await shown.api.set( shown.id, 'theming', {
		widget_color: '#0b1f3a',
		text_color: '#e8eefc',
		button_color: '#ff7a59',
		widget_toggle_color: '#ffd54a',
		widget_toggle_icon: 'field-smile',
		position: 'bottom_left',
		font: { family: 'Abel', weight: 400 },
		next_text: 'Onwards',
		show_logo: true,
		logo_type: 'custom',
		custom_logo: `${ SITE }/wp-includes/images/w-logo-blue.png`,
	} );
	const fonts: string[] = [];
	await visitor.route( 'https://fonts.googleapis.com/**', ( route ) => {
		fonts.push( route.request().url() );
		return route.fulfill( { contentType: 'text/css', body: '' } );
	} );
	await visitor.goto( '/about/' );
	const widget = widgetOf( visitor );
	await expect( button( visitor, 'Onwards' ) ).toBeVisible();
	expect( fonts ).toEqual( [ expect.stringContaining( 'family=Abel' ) ] );
	expect( await styleOf( widget, 'font-family' ) ).toMatch( /^"?Abel/ );
	await stand( visitor );

	const tab = button( visitor, 'Tell us' );
	const icon = tab.locator( 'svg' ).first();
	await expect( icon.locator( 'path' ) ).toHaveAttribute( 'd', /^M12 3a9 9/ );
	expect( await styleOf( icon, 'stroke' ) ).toBe( 'rgb(255, 213, 74)' );
	const panel = widget.locator( '.panel' );
	expect( await styleOf( panel, 'background-color' ) ).toBe(
		'rgb(11, 31, 58)'
	);
	expect( ( await panel.boundingBox() )!.x ).toBeLessThan( 20 );
	const next = button( visitor, 'Onwards' );
	// The first question is required: the button gets its colour with an answer.
	await widget.getByRole( 'radio' ).nth( 3 ).check( { force: true } );
	await stand( visitor );
	expect( await styleOf( next, 'background-color' ) ).toBe(
		'rgb(255, 122, 89)'
	);
	expect( await styleOf( next, 'color' ) ).toBe( 'rgb(35, 40, 45)' );
	expect( await styleOf( next, 'font-size' ) ).toBe( '18.7px' );
	const logo = widget.getByRole( 'img', { name: 'UserFeedback' } );
	await expect( logo ).toBeVisible();
	expect( ( await logo.boundingBox() )!.height ).toBe( 28 );
	await expect( logo ).toHaveJSProperty( 'naturalWidth', 80 );
	await takeScreenshots( visitor, 'widget-theming', { fullPage: false } );
	await next.click();
	await expect( button( visitor, 'Later' ) ).toBeVisible();

	// Minimized there is the tab alone, with its icon.
	await tab.click();
	await expect( panel ).toBeHidden();
	await expect( icon ).toBeVisible();
} );

for ( const position of [
	'bottom_left',
	'bottom_right',
	'middle_left',
	'middle_right',
] ) {
	test( `[WID-15~] the popup is at the position ${ position }, and its tab beside it stays when it is minimized`, async ( {
		visitor,
	} ) => {
		await shown.api.set( shown.id, 'theming', {
			position,
			font: { family: '', weight: 400 },
			next_text: '',
		} );
		await openPopup( visitor );
		const panel = widgetOf( visitor ).locator( '.panel' );
		const tab = widgetOf( visitor ).locator( '.tab' );
		const box = ( await panel.boundingBox() )!;
		// The window has 1280 × 900 pixels.
		expect( box.x < 100 ).toBe( position.endsWith( 'left' ) );
		expect( box.x + box.width > 1180 ).toBe( position.endsWith( 'right' ) );
		const middle = box.y + box.height / 2;
		expect( Math.abs( middle - 450 ) < 2 ).toBe(
			position.startsWith( 'middle' )
		);
		expect( box.y + box.height > 870 ).toBe(
			position.startsWith( 'bottom' )
		);
		await tab.click();
		await expect( panel ).toBeHidden();
		await expect( tab ).toBeInViewport( { ratio: 0.8 } );
	} );
}

test( '[WID-15~] axe has no findings in pale colours with a tab of their own and the name of the plugin, for all nine types', async ( {
	visitor,
} ) => {
	await shown.api.set( shown.id, 'theming', {
		widget_color: '#fff8ec',
		text_color: '#3b2416',
		button_color: '#f6d365',
		widget_toggle_color: '#fff3d6',
		widget_toggle_text: 'Say it',
		position: 'middle_right',
		next_text: 'Go',
		show_logo: true,
		logo_type: 'userfeedback',
		custom_logo: '',
	} );
	await visitor.goto( '/about/' );
	await expect( button( visitor, 'Go' ) ).toBeVisible();
	const widget = widgetOf( visitor );
	await expect( widget.getByText( 'Powered by UserFeedback' ) ).toBeVisible();
	for ( const { type, title } of NINE ) {
		await expect( widget.getByRole( 'heading' ) ).toHaveText( title );
		const field = widget.getByRole( 'textbox' );
		if ( /text|email/.test( type ) ) {
			await field.fill( String( ANSWERS[ type ] ) );
		} else {
			// By keyboard: a question that still slides in moves away from a pointer.
			const choice = widget
				.getByRole( type === 'checkbox' ? 'checkbox' : 'radio' )
				.first();
			await choice.press( 'Space' );
			await expect( choice ).toBeChecked();
		}
		expect( await violationsIn( visitor ), type ).toEqual( [] );
		await button( visitor, 'Go' ).focus();
		await visitor.keyboard.press( 'Enter' );
	}
	await expect(
		widget.getByText( 'Thanks for your feedback!' )
	).toBeVisible();
	expect( await violationsIn( visitor ), 'thank-you' ).toEqual( [] );
	await button( visitor, 'Say it' ).click();
	expect( await violationsIn( visitor ), 'minimized' ).toEqual( [] );
} );

test( '[WID-15~] a logo that cannot be loaded leaves no gap, and a survey without a logo or icon has neither', async ( {
	visitor,
} ) => {
	await shown.api.set( shown.id, 'theming', {
		logo_type: 'custom',
		custom_logo: `${ SITE }/wp-includes/images/crystal/license.txt`,
		widget_toggle_icon: 'field-chevron-down',
		next_text: '',
	} );
	await openPopup( visitor );
	const widget = widgetOf( visitor );
	await expect( widget.locator( '.logo' ) ).toHaveCount( 0 );
	await expect( widget.locator( '.tab svg' ) ).toHaveCount( 1 );
	expect( await violationsIn( visitor ) ).toEqual( [] );
} );

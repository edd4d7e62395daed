import type { Page } from '@playwright/test';
import { violationsIn } from './support/axe';
import { expect, test } from './support/test';
import { widgetOf } from './support/surveys';
import {
	button,
	openPopup,
	question,
	thanksOf,
	useSurvey,
	waitingIn,
} from './support/visitors';

const SOURCE = question( 'radio-button', 'How did you find us?', {
	options: [ 'A friend', 'The web' ],
} );
const TEAS = question( 'checkbox', 'Which teas do you like?', {
	options: [ 'Assam', 'Sencha' ],
} );
const WISH = question( 'text', 'What is missing?' );

const shown = useSurvey( 'Resume', [ SOURCE, TEAS, WISH ] );

const heading = ( page: Page ) => widgetOf( page ).getByRole( 'heading' );
const field = ( page: Page ) => widgetOf( page ).getByRole( 'textbox' );
/** The share of the progress bar that is filled, in percent. */
const progress = ( page: Page ) =>
	widgetOf( page )
		.locator( '.progress > div' )
		.evaluate( ( { style } ) => Math.round( parseFloat( style.width ) ) );

test( '[PLS-24] [PLS-25] [WID-03] a visitor goes on after a reload, on another page, after Escape and after Close, goes back, and sends everything once', async ( {
	visitor,
} ) => {
	const posted: string[] = [];
	visitor.on( 'request', ( request ) => {
		if ( /\/surveys\/\d+\/responses/.test( request.url() ) ) {
			posted.push( request.postData() ?? '' );
		}
	} );
	const scripts: string[] = [];
	visitor.on( 'request', ( request ) => scripts.push( request.url() ) );
	const hasOutbox = () =>
		scripts.some( ( url ) => url.includes( 'widget/outbox' ) );

	await test.step( 'reload', async () => {
		await openPopup( visitor );
		expect( hasOutbox() ).toBe( false );
		expect( await progress( visitor ) ).toBe( 0 );
		await expect( button( visitor, 'Back' ) ).toHaveCount( 0 );
		await widgetOf( visitor ).getByLabel( 'The web' ).check();
		await expect.poll( hasOutbox ).toBe( true );
		// Recorded at once, without Next.
		await visitor.reload();
		await expect(
			widgetOf( visitor ).getByLabel( 'The web' )
		).toBeChecked();
		await button( visitor, 'Next' ).click();
		await widgetOf( visitor ).getByLabel( 'Sencha' ).check();
		await button( visitor, 'Next' ).click();
		await field( visitor ).fill( 'Longer ho' );
		expect( await progress( visitor ) ).toBe( 67 );
	} );

	await test.step( 'another page', async () => {
		await openPopup( visitor, '/?page=other' );
		await expect( field( visitor ) ).toHaveValue( 'Longer ho' );
		// It takes no focus there.
		await expect( heading( visitor ) ).not.toBeFocused();
		expect( await violationsIn( visitor ) ).toEqual( [] );
	} );

	await test.step( 'Escape and the tab', async () => {
		await field( visitor ).focus();
		await visitor.keyboard.press( 'Escape' );
		await expect( button( visitor, 'Feedback' ) ).toBeFocused();
		await expect( field( visitor ) ).toBeHidden();
		await visitor.reload();
		await expect( widgetOf( visitor ) ).toHaveAttribute(
			'aria-busy',
			'false'
		);
		await expect( field( visitor ) ).toBeHidden();
		await button( visitor, 'Feedback' ).click();
		await expect( field( visitor ) ).toHaveValue( 'Longer ho' );
	} );

	await test.step( 'Close', async () => {
		await button( visitor, 'Close' ).click();
		await expect( widgetOf( visitor ) ).toHaveCount( 0 );
		await visitor.goto( '/about/' );
		await expect( widgetOf( visitor ) ).toHaveAttribute(
			'aria-busy',
			'false'
		);
		await expect( field( visitor ) ).toBeHidden();
		await button( visitor, 'Feedback' ).click();
		await expect( field( visitor ) ).toHaveValue( 'Longer ho' );
	} );

	await test.step( 'Back', async () => {
		await button( visitor, 'Back' ).click();
		await expect( heading( visitor ) ).toHaveText( TEAS.title );
		await expect( heading( visitor ) ).toBeFocused();
		await button( visitor, 'Back' ).press( 'Enter' );
		await expect( heading( visitor ) ).toHaveText( SOURCE.title );
		await widgetOf( visitor ).getByLabel( 'A friend' ).check();
		await button( visitor, 'Next' ).click();
		await expect(
			widgetOf( visitor ).getByLabel( 'Sencha' )
		).toBeChecked();
		await button( visitor, 'Next' ).click();
		await expect( field( visitor ) ).toHaveValue( 'Longer ho' );
		await field( visitor ).fill( 'Longer hours' );
		expect( posted ).toEqual( [] );
		await button( visitor, 'Next' ).click();
		await expect( thanksOf( visitor ) ).toBeVisible();
		expect( await progress( visitor ) ).toBe( 100 );
	} );

	await expect.poll( () => waitingIn( visitor ) ).toBe( 0 );
	expect( posted ).toHaveLength( 1 );
	expect( JSON.parse( posted[ 0 ]! ).answers ).toEqual( [
		{ question_id: 'radio-button', value: 'A friend' },
		{ question_id: 'checkbox', value: [ 'Sencha' ] },
		{ question_id: 'text', value: 'Longer hours' },
	] );
	expect( await shown.api.total( shown.id ) ).toBe( 1 );
	// That the visitor was counted stays for the session, what they typed does not.
	expect(
		await visitor.evaluate( () =>
			Object.keys( sessionStorage ).filter(
				( key ) =>
					key.startsWith( 'userfeedback' ) &&
					! key.endsWith( '-reported' )
			)
		)
	).toEqual( [] );
} );

test( '[PLS-24~] [PLS-25] an owner hides closed surveys for a week, lets choices go on by themselves and names the last button', async ( {
	visitor,
} ) => {
	await shown.api.set( shown.id, 'behavior', {
		closed_days: 7,
		auto_advance: true,
	} );
	await shown.api.set( shown.id, 'theming', { finish_text: 'Send it' } );
	await openPopup( visitor );
	// The arrow keys walk through the options, a click chooses one.
	await widgetOf( visitor ).getByLabel( 'A friend' ).focus();
	await visitor.keyboard.press( 'ArrowDown' );
	await expect( widgetOf( visitor ).getByLabel( 'The web' ) ).toBeChecked();
	await widgetOf( visitor ).getByText( 'A friend' ).click();
	await expect( heading( visitor ) ).toHaveText( TEAS.title );
	await widgetOf( visitor ).getByText( 'Assam' ).click();
	await expect( widgetOf( visitor ).getByLabel( 'Assam' ) ).toBeChecked();
	await button( visitor, 'Next' ).click();
	await expect( button( visitor, 'Send it' ) ).toBeVisible();

	await button( visitor, 'Close' ).click();
	await expect( widgetOf( visitor ) ).toHaveCount( 0 );
	const closed = ( await visitor.context().cookies() ).find( ( { name } ) =>
		name.endsWith( '-closed' )
	);
	const days = ( closed!.expires - Date.now() / 1000 ) / 86_400;
	expect( Math.round( days * 10 ) / 10 ).toBe( 7 );
	const chosen = visitor.waitForEvent( 'console' );
	await visitor.addInitScript( () =>
		window.addEventListener( 'userfeedback:choice', ( event ) =>
			console.info( JSON.stringify( ( event as CustomEvent ).detail ) )
		)
	);
	await visitor.goto( '/about/' );
	expect( JSON.parse( ( await chosen ).text() ) ).toEqual( {
		chosen: null,
		reasons: { [ shown.id ]: 'closed' },
	} );
	await expect( widgetOf( visitor ) ).toHaveCount( 0 );
} );

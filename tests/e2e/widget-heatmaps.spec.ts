import type { Page } from '@playwright/test';
import { SURVEY_DEFAULTS } from '../../src/survey-model/generated';
import { expect, test } from './support/test';
import { widgetOf } from './support/surveys';
import { button, CHOICE, openPopup, waitingIn, WHY } from './support/visitors';
import { wp } from './support/wp';

const CONTENT = `<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button">
<a class="wp-block-button__link wp-element-button" href="#buy">Buy for $100</a></div><!-- /wp:button --></div><!-- /wp:buttons -->
<!-- wp:html --><div class="box"><input class="mail" aria-label="Mail"><input class="word" type="password" aria-label="Word">
<div class="diary" contenteditable="true" aria-label="Diary">Dear diary</div>
<div data-private class="account"><b>Balance 4711</b></div></div><!-- /wp:html -->`;

/** What visitors type and see, none of which may leave the browser. */
const SECRETS =
	/jane@example|hunter2|Dear diary|my secret|4711|\$100|#buy|Balance/;

interface Element {
	path: string;
	n: number;
	cells: [ number, number ][];
}

interface Counts {
	heatmap: { views: number };
	elements: Element[];
}

/** What these tests put on the window of their page. */
interface TestWindow {
	calls: unknown[][];
	gtag: ( ...call: unknown[] ) => void;
	wp_has_consent: ( category: string ) => boolean;
}

/** Keeps the bodies of the requests that a page sends to the route of heatmaps. */
async function watchParts( page: Page ): Promise< string[] > {
	const bodies: string[] = [];
	await page.route( '**/userfeedback/v1/heatmaps', async ( route ) => {
		bodies.push( route.request().postData() ?? '' );
		await route.continue();
	} );
	return bodies;
}

/** Turns to another tab, as far as the page can notice, and waits until the server has taken what the page sends then. */
async function hide( page: Page ): Promise< void > {
	const taken = page.waitForResponse( /userfeedback\/v1\/heatmaps$/ );
	await hideOnly( page );
	expect( ( await taken ).status() ).toBe( 200 );
}

const hideOnly = ( page: Page ) =>
	page.evaluate( () => {
		Object.defineProperty( document, 'visibilityState', {
			configurable: true,
			value: 'hidden',
		} );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	} );

/** Waits until the recorder has taken its data. */
const recorderStarted = ( page: Page ) =>
	expect( page.locator( '#userfeedback-heatmap-data' ) ).toHaveCount( 0 );

test( '[ADD-06~] clicks at three widths arrive at their elements and cells; nothing that was typed or is private leaves the browser', async ( {
	visitor: page,
	api,
	post,
} ) => {
	const { id: postId, url } = await post( {
		type: 'pages',
		title: 'Shop',
		content: CONTENT,
	} );
	const { id } = await api.post< { id: number } >( 'heatmaps/pages', {
		post_id: postId,
		wanted_views: 100,
		sample: 100,
	} );
	const parts = await watchParts( page );
	const traffic: string[] = [];
	page.on( 'request', ( request ) =>
		traffic.push( `${ request.url() } ${ request.postData() ?? '' }` )
	);
	for ( const width of [ 375, 782, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( url );
		await recorderStarted( page );
		const buy = page.locator( '.wp-block-button__link' );
		const box = ( await buy.boundingBox() )!;
		// In the third column of 16, and in the last row.
		await buy.click( {
			position: { x: ( box.width * 2.5 ) / 16, y: box.height - 1 },
		} );
		await page.locator( '.mail' ).fill( 'jane@example.org' );
		await page.locator( '.word' ).click();
		await page.keyboard.type( 'hunter2' );
		await page.locator( '.diary' ).click();
		await page.keyboard.type( 'my secret' );
		await page.locator( '.account b' ).click();
		await hide( page );
	}

	const { heatmap, elements } = await api.call< Counts >(
		'GET',
		`heatmaps/pages/${ id }?all_time=true`
	);
	expect( heatmap.views ).toBe( 3 );
	const cells = ( name: string ) =>
		elements.find( ( { path } ) => path.endsWith( name ) )?.cells;
	expect( cells( 'a.wp-block-button__link.wp-element-button' ) ).toEqual( [
		[ 15 * 16 + 2, 3 ],
	] );
	expect( cells( 'div.diary' ) ).toEqual( [ [ 136, 3 ] ] );
	expect( cells( 'div.account' ) ).toEqual( [ [ 136, 3 ] ] );
	expect(
		elements.find( ( { path } ) => path.endsWith( 'input.word' ) )?.n
	).toBe( 3 );
	expect( parts ).toHaveLength( 3 );
	expect( parts.join() ).not.toMatch( SECRETS );
	expect( traffic.join() ).not.toMatch( SECRETS );
} );

test( '[PLS-06] consent and Global Privacy Control decide analytics events and heatmaps', async ( {
	visitor: page,
	api,
	post,
	survey,
	site,
} ) => {
	const { id: postId, url } = await post( {
		type: 'pages',
		title: 'Consent',
		content: CONTENT,
	} );
	await api.post( 'heatmaps/pages', { post_id: postId, wanted_views: 100 } );
	await survey( { title: 'Told', questions: [ CHOICE, WHY ] } );
	await site.option( 'active_plugins', [
		...JSON.parse(
			wp( 'option', 'get', 'active_plugins', '--format=json' )
		),
		'google-analytics-for-wordpress/googleanalytics.php',
	] );
	const parts = await watchParts( page );
	await page.addInitScript( () => {
		const own = window as unknown as TestWindow;
		own.calls = [];
		own.gtag = ( ...call ) => own.calls.push( call );
		own.wp_has_consent = ( category ) =>
			!! window.name && category.startsWith( 'statistics' );
		Object.defineProperty( navigator, 'globalPrivacyControl', {
			get: () => window.name === 'gpc',
		} );
	} );
	const visit = async ( name: string ) => {
		await page.context().clearCookies();
		await page.goto( 'about:blank' );
		await page.evaluate( ( given ) => {
			window.name = given;
		}, name );
		await openPopup( page, url );
		await page.locator( '.box' ).click( { position: { x: 1, y: 1 } } );
		await ( name === 'yes' ? hide( page ) : hideOnly( page ) );
		return page.evaluate(
			() => ( window as unknown as TestWindow ).calls.length
		);
	};
	for ( const name of [ '', 'gpc' ] ) {
		expect( await visit( name ) ).toBe( 0 );
		expect( parts ).toEqual( [] );
	}
	expect( await visit( 'yes' ) ).toBe( 1 );
	expect( parts ).toHaveLength( 1 );
} );

test( '[PLS-14] three quick clicks on one spot open a survey with one question, on a page without a heatmap', async ( {
	visitor: page,
	survey,
} ) => {
	await survey( {
		title: 'Rage',
		questions: [ CHOICE ],
		settings: {
			behavior: {
				...SURVEY_DEFAULTS.settings.behavior,
				followed: [],
				rage_click: true,
			},
		},
	} );
	await page.goto( '/about/' );
	await page.waitForFunction(
		() => Reflect.get( window, 'userfeedback' )?.parts?.trigger?.size
	);
	const spot = page.locator( 'h1' ).first();
	await spot.click();
	await page.waitForTimeout( 1100 );
	await spot.click( { clickCount: 2 } );
	await page.waitForTimeout( 300 );
	await expect( widgetOf( page ) ).toHaveCount( 0 );
	await spot.click( { clickCount: 3 } );
	await expect( button( page, 'Next' ) ).toBeVisible();
	await widgetOf( page ).getByRole( 'radio', { name: 'Yes' } ).check();
	await button( page, 'Next' ).click();
	await expect(
		widgetOf( page ).getByText( 'Thanks for your feedback!' )
	).toBeVisible();
	// Thanks come before the answer has arrived.
	await expect.poll( () => waitingIn( page ) ).toBe( 0 );
} );

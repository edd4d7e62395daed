import type { Page, Response } from '@playwright/test';
import { expect, test } from './support/test';
import { widgetOf } from './support/surveys';
import { CHOICE, finish, thanksOf, WHY } from './support/visitors';

async function answer( page: Page ): Promise< void > {
	await finish( page );
	await expect( thanksOf( page ) ).toBeVisible();
}

const isSubmission = ( response: Response ) =>
	response.request().method() === 'POST' &&
	/\/surveys\/\d+\/responses/.test( response.url() );

test( '[WID-10] posts one impression when the widget starts, and the cookie records no submission', async ( {
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( {
		title: 'Counted again',
		questions: [ CHOICE, WHY ],
	} );
	const posted: number[] = [];
	visitor.on( 'response', ( response ) => {
		if ( response.url().includes( `/surveys/${ id }/impression` ) ) {
			posted.push( response.status() );
		}
	} );
	// The widget's scripts are held back: the page has loaded, but nothing has started yet.
	let letGo: () => void = () => {};
	const held = new Promise< void >( ( release ) => ( letGo = release ) );
	await visitor.route( /widget\/app\.js/, async ( route ) => {
		await held;
		await route.continue();
	} );
	const asked = visitor.waitForRequest( /widget\/app\.js/ );
	await visitor.goto( '/about/', { waitUntil: 'commit' } );
	await asked;
	const cookie = async () =>
		( await visitor.context().cookies() ).find(
			( { name } ) => name === `userfeedback-${ id }`
		);
	expect( posted ).toEqual( [] );
	expect( await cookie() ).toBeUndefined();

	letGo();
	await expect( widgetOf( visitor ) ).toBeVisible();
	await expect.poll( () => posted ).toEqual( [ 204 ] );
	const first = await cookie();
	expect( JSON.parse( decodeURIComponent( first?.value ?? '' ) ) ).toEqual( {
		submitted: false,
	} );
	// A session cookie, as no days are given.
	expect( first?.expires ).toBe( -1 );

	await answer( visitor );
	await expect.poll( () => api.total( id ) ).toBe( 1 );
	const results = await api.get( `surveys/${ id }/results` );
	expect( results ).toMatchObject( { impressions: 1 } );
	expect( posted ).toEqual( [ 204 ] );
} );

test( '[WID-14~] names the cookies after the survey, with the lifetime from the filter; zero days means a session cookie', async ( {
	browser,
	muPlugin,
	survey,
} ) => {
	const id = await survey( { title: 'Cookies', questions: [ CHOICE, WHY ] } );
	const cookies = async ( change?: string ) => {
		// The owner's setting, as a site would make it.
		if ( change ) {
			muPlugin(
				'cookie-days.php',
				`<?php add_filter( 'userfeedback_cookie_days', fn() => ${ change } );`
			);
		}
		const context = await browser.newContext();
		const page = await context.newPage();
		await page.goto( '/about/' );
		const widget = widgetOf( page );
		await expect(
			widget.getByRole( 'radio', { name: 'Yes' } )
		).toBeVisible();
		const tab = widget.getByRole( 'button', { name: 'Feedback' } );
		await tab.click();
		await expect(
			widget.getByRole( 'radio', { name: 'Yes' } )
		).toBeHidden();
		await tab.click();
		await answer( page );
		await expect
			.poll( async () =>
				( await context.cookies() ).map( ( { name } ) => name ).sort()
			)
			.toEqual( [
				`userfeedback-${ id }`,
				`userfeedback-${ id }-minimized`,
			] );
		const days = Object.fromEntries(
			( await context.cookies() ).map( ( { name, expires } ) => [
				name.endsWith( '-minimized' ) ? 'minimized' : 'submitted',
				expires === -1
					? 'session'
					: Math.round( ( expires - Date.now() / 1000 ) / 86400 ),
			] )
		);
		await context.close();
		return days;
	};
	expect( await cookies() ).toEqual( {
		submitted: 365,
		minimized: 'session',
	} );
	expect( await cookies( "[ 'submitted' => 0, 'minimized' => 7 ]" ) ).toEqual(
		{ submitted: 'session', minimized: 7 }
	);
} );

test( '[WID-17] stores a submission after a network error or a 5xx, and sends it exactly once, also from a later page', async ( {
	browser,
	api,
	survey,
} ) => {
	const id = await survey( {
		title: 'Kept answers',
		questions: [ CHOICE, WHY ],
	} );
	const url = new RegExp( `/surveys/${ id }/responses|survey_id=${ id }` );
	const fresh = async () => ( await browser.newContext() ).newPage();
	const saved =
		'Your answer is saved and will be sent as soon as the site can be reached.';

	// A dead network, and a connection that comes back while the page is open. (Not the fixture's visitor: these pages have
	// errors on purpose.)
	const visitor = await fresh();
	await visitor.goto( '/about/' );
	await expect( widgetOf( visitor ) ).toBeVisible();
	await visitor.route( url, ( route ) => route.abort() );
	await answer( visitor );
	await expect( widgetOf( visitor ).getByText( saved ) ).toBeVisible();
	expect( await api.total( id ) ).toBe( 0 );
	await visitor.unroute( url );
	await visitor.evaluate( () =>
		window.dispatchEvent( new Event( 'online' ) )
	);
	await expect.poll( () => api.total( id ) ).toBe( 1 );

	// A server that fails, and a visitor who leaves: a later page sends it, though it shows no survey.
	const leaving = await fresh();
	await leaving.goto( '/about/' );
	await expect( widgetOf( leaving ) ).toBeVisible();
	await leaving.route( url, ( route ) =>
		route.fulfill( { status: 500, body: 'Internal Server Error' } )
	);
	await answer( leaving );
	await expect( widgetOf( leaving ).getByText( saved ) ).toBeVisible();
	await leaving.unroute( url );
	const later = leaving.waitForResponse( isSubmission );
	const files: string[] = [];
	leaving.on( 'request', ( request ) =>
		files.push( new URL( request.url() ).pathname )
	);
	await leaving.goto( '/about/?later' );
	expect( ( await later ).status() ).toBe( 201 );
	// With the outbox alone: neither the popup nor React is loaded for it.
	expect( files.join() ).toContain( '/widget/outbox.js' );
	expect( files.join() ).not.toMatch( /\/react|\/widget\/app\.js/ );
	await expect( widgetOf( leaving ) ).toHaveCount( 0 );
	expect( await api.total( id ) ).toBe( 2 );

	// The server stores it, but its answer never arrives: the repeated one is recognised.
	const cut = await fresh();
	await cut.goto( '/about/' );
	await expect( widgetOf( cut ) ).toBeVisible();
	await cut.route( url, async ( route ) => {
		await route.fetch();
		await route.abort();
	} );
	await answer( cut );
	await expect( widgetOf( cut ).getByText( saved ) ).toBeVisible();
	expect( await api.total( id ) ).toBe( 3 );
	await cut.unroute( url );
	const repeated = cut.waitForResponse( isSubmission );
	await cut.evaluate( () => window.dispatchEvent( new Event( 'online' ) ) );
	expect( ( await repeated ).status() ).toBe( 200 );
	expect( await api.total( id ) ).toBe( 3 );
	await visitor.context().close();
	await leaving.context().close();
	await cut.context().close();
} );

test( '[WID-18] submits from a page that was cached for longer than the lifetime of a nonce', async ( {
	admin,
	visitor,
	baseURL,
	api,
	survey,
} ) => {
	const id = await survey( {
		title: 'Old pages',
		questions: [ CHOICE, WHY ],
	} );
	const url = `${ baseURL }/about/`;
	// What the cache keeps: the bytes of today, the same for everybody who is not logged in.
	const kept = await ( await visitor.request.get( url ) ).text();
	expect( await ( await visitor.request.get( url ) ).text() ).toBe( kept );

	// Thirty days later: an option has been renamed since, and the visitor is logged in elsewhere on the site.
	const old = await api.get< {
		questions: Array< { config: { options: string[] } } >;
	} >( `surveys/${ id }` );
	old.questions[ 0 ]!.config.options = [ 'Yes', 'Perhaps' ];
	await api.edit( id, { questions: old.questions } );
	await admin.addInitScript(
		( later ) => {
			// Not Playwright's clock: it takes away entries of performance that Playwright itself asks for.
			const now = Date.now;
			Date.now = () => now() + later;
		},
		30 * 24 * 60 * 60 * 1000
	);
	await admin.route( url, ( route ) =>
		route.fulfill( { body: kept, contentType: 'text/html; charset=utf-8' } )
	);
	await admin.goto( url );
	const widget = widgetOf( admin );
	await expect( widget.getByRole( 'radio', { name: 'No' } ) ).toBeVisible();
	await widget.getByRole( 'radio', { name: 'No' } ).check();
	await widget.getByRole( 'button', { name: 'Next' } ).click();
	const stored = admin.waitForResponse( isSubmission );
	await widget.getByRole( 'button', { name: 'Skip' } ).click();
	expect( ( await stored ).status() ).toBe( 201 );
	await admin.unroute( url );

	const results = await api.get< {
		question_stats: Array< { options: unknown[] } >;
	} >( `surveys/${ id }/results` );
	expect( results.question_stats[ 0 ]?.options ).toContainEqual(
		expect.objectContaining( {
			value: 'Perhaps',
			count: 1,
			wordings: [ 'No' ],
		} )
	);
} );

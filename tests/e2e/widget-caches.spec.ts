import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { widgetOf } from './support/surveys';
import {
	answerChoice,
	CHOICE,
	finish,
	useSurvey,
	WHY,
} from './support/visitors';

const MONTH = 30 * 24 * 60 * 60 * 1000;

const shown = useSurvey( 'Cached', [ CHOICE, WHY ] );

/** What the plugin put into a page. */
const oursIn = ( html: string ) =>
	html.match( /<script[^>]*id="userfeedback-[^>]*>[\s\S]*?<\/script>/g );

/** Shows a page as a cache has kept it, to somebody whose clock is later. */
async function showKept( page: Page, html: string, later = 0 ) {
	await page.addInitScript( ( milliseconds ) => {
		const now = Date.now;
		Date.now = () => now() + milliseconds;
	}, later );
	await page.route( '**/about/', ( route ) =>
		route.fulfill( { body: html, contentType: 'text/html; charset=utf-8' } )
	);
	await page.goto( '/about/' );
	await expect( widgetOf( page ) ).toBeVisible();
}

test( 'the output in a page is the same for every visitor and at any time (T57)', async ( {
	request,
	playwright,
} ) => {
	const response = await request.get( '/about/' );
	const first = oursIn( await response.text() );
	expect( first ).toHaveLength( 2 );
	const other = await playwright.request.newContext( {
		userAgent: 'Mozilla/5.0 (iPhone)',
		extraHTTPHeaders: { 'Accept-Language': 'ar', Cookie: 'seen=1' },
	} );
	// Another second, so another moment for anything that is made of the time.
	let later = '';
	await expect
		.poll( async () => {
			const again = await other.get( '/about/' );
			later = await again.text();
			return again.headers()[ 'date' ];
		} )
		.not.toBe( response.headers()[ 'date' ] );
	expect( oursIn( later ) ).toEqual( first );
	await other.dispose();
} );

test( 'a page that was cached a month ago still submits, even after the site’s salts have changed (T58)', async ( {
	visitor,
	request,
	muPlugin,
} ) => {
	const kept = await ( await request.get( '/about/' ) ).text();
	await showKept( visitor, kept, MONTH );
	expect( await answerChoice( visitor ) ).toBe( 201 );

	await visitor.context().clearCookies();
	await visitor.goto( '/about/' );
	const rotateBack = muPlugin(
		'rotated-salts.php',
		"<?php add_filter( 'salt', static fn ( $salt, $scheme ) => 'rotated ' . $scheme, 10, 2 );"
	);
	expect( await answerChoice( visitor ) ).toBe( 201 );
	rotateBack();
	expect( await shown.api.total( shown.id ) ).toBe( 2 );
} );

test( 'a logged-in visitor submits from a page that was cached for everybody (T59)', async ( {
	admin,
	request,
} ) => {
	const kept = await ( await request.get( '/about/' ) ).text();
	await showKept( admin, kept );
	const posted = admin.waitForRequest( /\/surveys\/\d+\/responses/ );
	expect( await answerChoice( admin ) ).toBe( 201 );
	const headers = await ( await posted ).allHeaders();
	expect( headers ).not.toHaveProperty( 'x-wp-nonce' );
	expect( headers ).not.toHaveProperty( 'cookie' );
} );

test( 'keeps matching answers and reports the rest when a survey was changed, closed or deleted after its page was cached (T60)', async ( {
	browser,
	request,
	survey,
} ) => {
	const id = await survey( { title: 'Stale', questions: [ CHOICE, WHY ] } );
	const kept = await ( await request.get( '/about/' ) ).text();
	const answer = async () => {
		const page = await browser.newPage();
		await showKept( page, kept );
		await expect(
			widgetOf( page ).getByRole( 'heading', { name: CHOICE.title } )
		).toBeVisible();
		return page;
	};

	// A question is gone and an option has another name: the visitor's are those of the page.
	await shown.api.edit( id, {
		questions: [ { ...CHOICE, config: { options: [ 'Si', 'No' ] } } ],
	} );
	const changed = await answer();
	expect( await answerChoice( changed ) ).toBe( 201 );
	await changed.close();
	const results = await shown.api.get< {
		question_stats: Array< { options: unknown[] } >;
	} >( `surveys/${ id }/results` );
	expect( results.question_stats[ 0 ]?.options ).toContainEqual(
		expect.objectContaining( { value: 'Yes', count: 1, retired: true } )
	);

	// Closed a moment ago: taken, and marked as late.
	await shown.api.move( 'draft', id );
	const closed = await answer();
	expect( await answerChoice( closed ) ).toBe( 201 );
	await closed.close();

	// Gone for good: the visitor is told, and nothing waits for ever.
	await shown.api.move( 'trash', id );
	await shown.api.call( 'DELETE', 'surveys', { survey_ids: [ id ] } );
	const deleted = await answer();
	await finish( deleted );
	await expect(
		widgetOf( deleted ).getByText( 'Your answers could not be accepted.' )
	).toBeVisible();
	expect(
		await deleted.evaluate( () => Object.keys( localStorage ) )
	).toEqual( [] );
	await deleted.close();
} );

test( 'responses to submissions are never cached, whatever their status (T61)', async ( {
	visitor,
	request,
} ) => {
	await visitor.goto( '/about/' );
	const posted = visitor.waitForRequest( /\/surveys\/\d+\/responses/ );
	await answerChoice( visitor );
	const url = ( await posted ).url();
	const body = ( await posted ).postDataJSON() as Record< string, unknown >;
	const unknown = url.replace( /surveys\/\d+/, 'surveys/999999' );
	for ( const [ address, data, status ] of [
		[ url, body, 200 ],
		[ url, { ...body, nonce: 'not ours' }, 403 ],
		[ unknown, body, 404 ],
	] as const ) {
		const response = await request.post( address, { data } );
		expect( response.status() ).toBe( status );
		expect(
			response.headers()[ 'cache-control' ],
			`${ status }`
		).toContain( 'no-store' );
	}
} );

test( 'a first visit sets no server cookie and leaves the page cacheable (T62)', async ( {
	visitor,
} ) => {
	const response = ( await visitor.goto( '/about/' ) )!;
	const headers = await response.allHeaders();
	expect( headers ).not.toHaveProperty( 'set-cookie' );
	expect( headers[ 'cache-control' ] ?? '' ).not.toMatch(
		/no-store|no-cache|private/
	);
	await expect( widgetOf( visitor ) ).toBeVisible();
	const names = ( await visitor.context().cookies() ).map(
		( { name } ) => name
	);
	expect( names ).toEqual( [ `userfeedback-${ shown.id }` ] );
} );

import type { Browser, Page } from '@playwright/test';
import { saveDraft } from './support/editor';
import { formOf, withoutScripts } from './support/inline';
import { PageCache } from './support/page-cache';
import { choiceOn, openFor } from './support/selection';
import { SURVEYS, expectNotice, widgetOf } from './support/surveys';
import { expect, test } from './support/test';
import { answerChoice, CHOICE, WHY } from './support/visitors';
import { wp } from './support/wp';

const SETTINGS = '/wp-admin/admin.php?page=userfeedback_settings#/misc';

/** The tests' own computer, as the proxy in front of the site. */
const TRUST =
	'$all = (array) get_option( "userfeedback_settings" ); $all["trusted_proxies"] = [ %s ]; update_option( "userfeedback_settings", $all );';

/** A request of the site to another one while it is asked for a country. */
const NOBODY_ELSE =
	'<?php add_filter( "pre_http_request", static function ( $result, $request, $url ) { if ( str_contains( (string) $_SERVER["REQUEST_URI"], "v1/visitor" ) ) { error_log( "Asked $url" ); } return $result; }, 10, 3 );';

let cache: PageCache;

test.beforeEach( async () => {
	cache = await PageCache.start();
} );

test.afterEach( () => cache.stop() );

/** A visitor behind the full-page cache, with what a CDN adds to their requests; requests for the country are kept. */
async function visitorWith(
	browser: Browser,
	extraHTTPHeaders: Record< string, string >
): Promise< { page: Page; asked: string[]; elsewhere: string[] } > {
	const page = await openFor( browser, {
		proxy: cache.proxy,
		extraHTTPHeaders,
	} );
	const asked: string[] = [];
	const elsewhere: string[] = [];
	page.on( 'request', ( request ) => {
		const { hostname, href } = new URL( request.url() );
		if ( href.includes( 'userfeedback/v1/visitor' ) ) {
			asked.push( href );
		}
		if ( hostname !== '127.0.0.1' && request.resourceType() === 'fetch' ) {
			elsewhere.push( href );
		}
	} );
	return { page, asked, elsewhere };
}

const cdn = ( country: string ) => ( { 'CF-IPCountry': country } );

test( '[SET-06] [SEL-05] a survey for Germany shows there alone, on a cached page, by the CDN’s header or the database', async ( {
	admin,
	api,
	browser,
	survey,
	post,
	site,
	muPlugin,
} ) => {
	test.setTimeout( 120_000 );
	muPlugin( 'nobody-else.php', NOBODY_ELSE );
	const id = await survey( {
		title: 'For Germany',
		questions: [ CHOICE, WHY ],
		status: 'draft',
	} );
	// The owner chooses the country, and names the CDN's header.
	await admin.goto( 'about:blank' );
	await admin.goto( `${ SURVEYS }#/edit/${ id }/settings` );
	await admin
		.getByRole( 'radio', { name: 'Only some countries' } )
		.check( { force: true } );
	await admin.getByRole( 'combobox', { name: 'Chosen countries' } ).focus();
	await admin.keyboard.type( 'germ' );
	await expect(
		admin.getByRole( 'option', { name: 'Germany', exact: true } )
	).toBeVisible();
	await admin.keyboard.press( 'ArrowDown' );
	await admin.keyboard.press( 'Enter' );
	await saveDraft( admin );
	await api.post( 'surveys/publish', { survey_ids: [ id ] } );
	await admin.goto( SETTINGS );
	await admin.getByLabel( 'Header with the country' ).fill( 'CF-IPCountry' );
	await admin.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expectNotice( admin, /saved/i );

	const shown = { chosen: id, reasons: {} };
	const hidden = { chosen: null, reasons: { [ id ]: 'country' } };

	// Without a confirmed proxy, anybody could send the header.
	const spoofing = await visitorWith( browser, cdn( 'DE' ) );
	expect( await choiceOn( spoofing.page, '/about/' ) ).toEqual( hidden );
	expect( spoofing.asked ).toHaveLength( 1 );

	wp( 'eval', TRUST.replace( '%s', '"127.0.0.1 X-Forwarded-For"' ) );
	const german = await visitorWith( browser, cdn( 'DE' ) );
	expect( await choiceOn( german.page, '/about/' ) ).toEqual( shown );
	await expect( widgetOf( german.page ) ).toBeVisible();
	const french = await visitorWith( browser, cdn( 'FR' ) );
	expect( await choiceOn( french.page, '/about/' ) ).toEqual( hidden );
	expect( await choiceOn( french.page, '/' ) ).toEqual( hidden );
	expect( french.asked, 'once in a session' ).toHaveLength( 1 );
	expect( french.elsewhere ).toEqual( [] );
	const tor = await visitorWith( browser, cdn( 'T1' ) );
	expect( await choiceOn( tor.page, '/about/' ) ).toEqual( hidden );
	// An address of a German university, and one of the documentation, which is in no range.
	for ( const [ address, expected ] of [
		[ '141.20.1.1', shown ],
		[ '203.0.113.9', hidden ],
	] as const ) {
		const { page } = await visitorWith( browser, {
			'X-Forwarded-For': address,
		} );
		expect( await choiceOn( page, '/about/' ), address ).toEqual(
			expected
		);
	}
	expect( cache.hits.filter( ( path ) => path === '/about/' ) ).toHaveLength(
		5
	);

	// The answer has the country, by which answers can be filtered.
	expect( await answerChoice( german.page ) ).toBe( 201 );
	const found = async ( country: string ) =>
		(
			await api.get< { items: { user_country: string }[] } >(
				`surveys/${ id }/responses?filter[country]=${ country }`
			)
		).items.map( ( { user_country: stored } ) => stored );
	expect( await found( 'DE' ) ).toEqual( [ 'DE' ] );
	expect( await found( 'FR' ) ).toEqual( [] );

	// In the content of a page.
	const { url } = await post( {
		type: 'pages',
		title: 'Form',
		content: `<!-- wp:userfeedback/survey {"surveyId":${ id },"display":"inline"} /-->`,
	} );
	for ( const [ country, isShown ] of [
		[ 'DE', true ],
		[ 'FR', false ],
	] as const ) {
		const { page, asked } = await visitorWith( browser, cdn( country ) );
		await page.goto( url );
		await expect.poll( () => asked.length ).toBe( 1 );
		await expect( formOf( page ) ).toBeVisible( { visible: isShown } );
	}
	const plain = await withoutScripts( browser, site.url );
	await plain.goto( url );
	await expect( formOf( plain ) ).toBeHidden();

	// Without the add-on there is no rule, as with devices.
	wp( 'plugin', 'deactivate', 'userfeedback-geo-restrictions' );
	const later = await openFor( browser, { extraHTTPHeaders: cdn( 'FR' ) } );
	expect( await choiceOn( later, '/about/' ) ).toEqual( shown );
	const refused = await later.request.get(
		'/?rest_route=/userfeedback/v1/visitor'
	);
	expect( refused.status() ).toBe( 404 );
	wp( 'plugin', 'activate', 'userfeedback-geo-restrictions' );
	const again = await openFor( browser, { extraHTTPHeaders: cdn( 'FR' ) } );
	expect( await choiceOn( again, '/about/' ) ).toEqual( hidden );
} );

import type { BrowserContextOptions } from '@playwright/test';
import type { Rule } from './support/selection';
import {
	choiceOn,
	openFor,
	targeted,
	unitTestContent,
	watchChoices,
} from './support/selection';
import { expect, test } from './support/test';
import { widgetOf } from './support/surveys';
import { CHOICE } from './support/visitors';

test( '[SEL-04] every type of page rules decides on real pages, && before ||', async ( {
	browser,
	visitor,
	site,
	adminState,
	api,
	survey,
} ) => {
	const baseURL = site.url;
	const { about, post, postPath, term, archive } = unitTestContent();
	const admin = await openFor( browser, {
		baseURL,
		storageState: adminState,
	} );
	await watchChoices( visitor );
	const [ here, there ] = [ `${ baseURL }/about/`, `${ baseURL }/?s=tea` ];

	const [ news, digits ] = [ `${ here }?a=b&utm_source=`, `${ here }?n=` ];
	const pattern = '/a[a-z]{3}t/\\?n=\\d+$';
	const login: Rule = [ '&&', 'user_logged_in', [ 'no' ] ];
	const role: Rule = [ '&&', 'wp_user_roles', [ 'administrator' ] ];
	const mixed: Rule[] = [
		[ '&&', 'query_parameter', 'a' ],
		[ '||', 'post_type', [ 'page' ] ],
		[ '&&', 'query_parameter', 'b' ],
	];
	const one = ( type: string, data: Rule[ 2 ] ): Rule[] => [
		[ '&&', type, data ],
	];
	/** Rules, pages on which they hold, pages on which the browser or PHP finds that they do not. */
	const cases: [ Rule[], string[], string[], 'browser' | 'php' ][] = [
		[
			one( 'page_url_is', `${ baseURL }/about` ),
			[ here, `${ here }?a=b#c` ],
			[ postPath ],
			'browser',
		],
		[ one( 'page_url_is_not', here ), [ postPath ], [ here ], 'browser' ],
		[ one( 'page_url_contains', 'S=TEA' ), [ there ], [ here ], 'browser' ],
		[
			one( 'page_url_not_contains', '/about' ),
			[ there ],
			[ here ],
			'browser',
		],
		[
			one( 'page_url_matches', pattern ),
			[ `${ digits }12` ],
			[ `${ digits }twelve` ],
			'browser',
		],
		[
			one( 'query_parameter', 'utm_source=news' ),
			[ `${ news }news` ],
			[ `${ news }newspaper` ],
			'browser',
		],
		[ one( 'referrer', here ), [], [ there ], 'browser' ],
		[ [ login ], [ here ], [], 'browser' ],
		[ [ role ], [], [ here ], 'browser' ],
		[
			one( 'wp_page_type', [ 'search', 'not_found' ] ),
			[ there ],
			[ here ],
			'php',
		],
		[
			one( 'post_type', [ 'post' ] ),
			[ postPath ],
			[ here, archive ],
			'php',
		],
		[
			one( 'taxonomy', [ 'category' ] ),
			[ postPath, archive ],
			[ here ],
			'php',
		],
		[
			one( 'taxonomy_term', [ term ] ),
			[ postPath, archive ],
			[ there ],
			'php',
		],
		[
			one( 'specific_pages', [ about, post ] ),
			[ here, postPath ],
			[ archive ],
			'php',
		],
		[
			mixed,
			[ `${ archive }?a`, `${ here }?b` ],
			[ `${ archive }?b`, here ],
			'browser',
		],
	];
	const id = await survey( targeted( [] ) );
	const shows = { chosen: id, reasons: {} };
	const hides = { chosen: null, reasons: { [ id ]: 'page' } };
	for ( const [ rules, on, notOn, by ] of cases ) {
		await api.edit( id, targeted( rules ) );
		for ( const address of on ) {
			expect(
				await choiceOn( visitor, address ),
				`${ rules.join( ' ' ) } holds on ${ address }`
			).toEqual( shows );
		}
		for ( const address of notOn ) {
			expect(
				await choiceOn( visitor, address ),
				`${ rules.join( ' ' ) } does not hold on ${ address }`
			).toEqual( by === 'php' ? null : hides );
		}
	}
	await api.edit( id, targeted( one( 'referrer', here ) ) );
	expect( await choiceOn( visitor, there, `${ here }?from` ) ).toEqual(
		shows
	);
	await api.edit( id, targeted( [ login ] ) );
	expect( await choiceOn( admin, here ) ).toEqual( hides );
	await api.edit( id, targeted( [ role ] ) );
	expect( await choiceOn( admin, here ) ).toEqual( shows );
	await admin.context().close();
} );

const PHONE =
	'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36';
const DEVICES: Record< string, BrowserContextOptions > = {
	desktop: {},
	tablet: {
		userAgent: PHONE.replace( ' Mobile', '' ),
		viewport: { width: 800, height: 1280 },
		hasTouch: true,
	},
	mobile: {
		userAgent: PHONE,
		viewport: { width: 375, height: 667 },
		hasTouch: true,
		isMobile: true,
	},
};

test( '[SEL-01] [SEL-02] [SEL-03] the first survey that passes on a device is used; without its add-on a survey with rules is hidden', async ( {
	browser,
	visitor,
	api,
	site,
	survey,
} ) => {
	await watchChoices( visitor );
	// The one that was made last is tried first.
	const all = await survey( targeted( [] ) );
	const ruled = await survey(
		targeted( [ [ '&&', 'page_url_contains', '/about' ] ] )
	);
	const tablet = await survey( targeted( [], [ 'tablet' ] ) );
	const mobile = await survey( targeted( [], [ 'mobile', 'tablet' ] ) );
	const desktop = await survey( targeted( [], [ 'desktop' ] ) );

	for ( const [ device, chosen, hidden ] of [
		[ 'desktop', desktop, [] ],
		[ 'tablet', mobile, [ desktop ] ],
		[ 'mobile', mobile, [ desktop ] ],
	] as const ) {
		const page = await openFor( browser, DEVICES[ device ]! );
		expect( await choiceOn( page, '/about/' ), device ).toEqual( {
			chosen,
			reasons: Object.fromEntries(
				hidden.map( ( id ) => [ id, 'device' ] )
			),
		} );
		await expect(
			widgetOf( page ).getByRole( 'heading', { name: CHOICE.title } )
		).toBeVisible();
		await page.context().close();
	}

	await api.move( 'draft', desktop );
	const reasons = { [ mobile ]: 'device', [ tablet ]: 'device' };
	expect( await choiceOn( visitor, '/about/' ) ).toEqual( {
		chosen: ruled,
		reasons,
	} );
	expect( await choiceOn( visitor, '/?s=tea' ) ).toEqual( {
		chosen: all,
		reasons: { ...reasons, [ ruled ]: 'page' },
	} );
	await site.plugin( 'userfeedback-targeting', false );
	await api.move( 'draft', mobile, tablet );
	expect( await choiceOn( visitor, '/about/' ) ).toEqual( {
		chosen: all,
		reasons: {},
	} );
	await api.move( 'draft', all );
	expect( await choiceOn( visitor, '/about/' ) ).toBeNull();
	await site.plugin( 'userfeedback-targeting', true );
	expect( await choiceOn( visitor, '/about/' ) ).toEqual( {
		chosen: ruled,
		reasons: {},
	} );
} );

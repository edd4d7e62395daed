import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../../../tools/chromium.js';
import { ensureChromium } from '../../../tools/lib/packages.mjs';
import { say } from '../../../tools/lib/progress.mjs';
import { pause, send } from './http.mjs';

/** How many pages visitors ask for when hits are counted. */
const VISITS = 600;

/** Milliseconds in which a change has to be seen on each server. */
const SOON = 60_000;

const QUESTION = {
	id: 'helpful',
	type: 'radio-button',
	title: 'Was this page helpful?',
	config: { options: [ 'Yes', 'No' ] },
};

/** What browsers send along: nothing, what our widget stores, what the tools of other companies store. */
const COOKIES = [
	'',
	'',
	'',
	'userfeedback-1=1',
	'_ga=GA1.1.1234567890.1700000000',
];

/**
 * Lets visitors walk over the site, and counts how many pages come from a cache.
 *
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {string[]}                            paths
 */
async function walk( { url, webs }, paths ) {
	webs.forEach( ( web ) => web.emptyCache() );
	const seen = new Map();
	for ( let visit = 0; visit < VISITS; visit++ ) {
		const cookie = COOKIES[ visit % COOKIES.length ];
		const path = paths[ ( visit * 7 ) % paths.length ];
		const { headers } = await send( url + path, {
			headers: cookie === '' ? {} : { Cookie: cookie },
		} );
		const state = String( headers[ 'x-page-cache' ] );
		seen.set( state, ( seen.get( state ) ?? 0 ) + 1 );
	}
	return seen;
}

/** Hits with the plugin and without. */
async function compareHits( cluster, admin, paths, report ) {
	const plugin = '/wp/v2/plugins/userfeedback/userfeedback';
	const active = await walk( cluster, paths );
	await admin.call( 'POST', plugin, { status: 'inactive' } );
	await pause( 3000 );
	const inactive = await walk( cluster, paths );
	await admin.call( 'POST', plugin, { status: 'active' } );
	cluster.webs.forEach( ( web ) => web.emptyCache() );
	const share = ( seen ) =>
		`${ ( ( 100 * ( seen.get( 'HIT' ) ?? 0 ) ) / VISITS ).toFixed( 1 ) } %`;
	report.table(
		[ 'Pages', 'With the plugin', 'Without' ],
		[
			[ 'From a cache', share( active ), share( inactive ) ],
			...[ ...new Set( [ ...active.keys(), ...inactive.keys() ] ) ].map(
				( state ) => [
					state,
					active.get( state ) ?? 0,
					inactive.get( state ) ?? 0,
				]
			),
		]
	);
	if ( active.get( 'HIT' ) !== inactive.get( 'HIT' ) ) {
		report.fail(
			`${ active.get( 'HIT' ) } of ${ VISITS } pages came from a cache with the plugin, ${ inactive.get( 'HIT' ) } without.`
		);
	}
}

/** How long until all servers answer a page as it shall be. */
async function awaitPages( { webs, url }, path, isRight ) {
	const { host } = new URL( url );
	const from = Date.now();
	const times = [];
	for ( const web of webs ) {
		for (;;) {
			const { body } = await send( web.url + path, {
				headers: { Host: host },
			} );
			if ( isRight( body ) ) {
				times.push( Date.now() - from );
				break;
			}
			if ( Date.now() - from > SOON ) {
				times.push( Infinity );
				break;
			}
			await pause( 200 );
		}
	}
	return times;
}

/** Publishes, withdraws and schedules a survey, and watches the pages of both servers. */
async function changeSurveys( cluster, admin, survey, report ) {
	const isOn = ( body ) => body.includes( `"id":${ survey },` );
	const rows = [];
	const add = ( what, times ) => {
		rows.push( [
			what,
			...times.map( ( time ) => `${ ( time / 1000 ).toFixed( 1 ) } s` ),
		] );
		if ( times.some( ( time ) => time > SOON ) ) {
			report.fail(
				`${ what }: a server's pages show it later than a minute.`
			);
		}
	};
	// Both servers have the page as it was.
	await awaitPages( cluster, '/', ( body ) => ! isOn( body ) );
	await awaitPages( cluster, '/', ( body ) => ! isOn( body ) );
	await admin.call( 'POST', 'surveys/publish', { survey_ids: [ survey ] } );
	add( 'Published', await awaitPages( cluster, '/', isOn ) );
	await admin.call( 'POST', 'surveys/draft', { survey_ids: [ survey ] } );
	add(
		'Withdrawn',
		await awaitPages( cluster, '/', ( body ) => ! isOn( body ) )
	);
	await admin.call( 'POST', `surveys/${ survey }`, {
		survey: {
			status: 'publish',
			publish_at: new Date( Date.now() + 20_000 ).toISOString(),
		},
	} );
	const page = await send( `${ cluster.url }/` );
	const json = /id="userfeedback-data"[^>]*>(.*?)<\/script>/s.exec(
		page.body
	);
	const { due } = JSON.parse( json?.[ 1 ] ?? '{}' );
	const path = due?.url
		? new URL( due.url ).pathname + new URL( due.url ).search
		: '';
	if ( path === '' ) {
		report.fail( 'A page does not say that a survey is due.' );
	} else {
		await pause( 20_000 );
		add( 'Scheduled', await awaitPages( cluster, path, isOn ) );
	}
	report.table(
		[ 'Change', ...cluster.webs.map( ( web ) => web.name ) ],
		rows
	);
}

/** Whether the popup is there, before long. */
async function showsPopup( page ) {
	return page
		.getByText( QUESTION.title )
		.waitFor( { timeout: 8000 } )
		.then(
			() => true,
			() => false
		);
}

/** Answers the survey, and waits for the thanks. */
async function answer( page ) {
	const stored = page.waitForResponse( ( response ) =>
		/surveys\/\d+\/responses/.test( response.url() )
	);
	await page.getByRole( 'radio', { name: 'Yes' } ).check();
	await page.getByRole( 'button', { name: 'Submit' } ).click();
	return ( await stored ).status();
}

/** What each kind of visitor sees on pages from a cache. */
async function meetVisitors( cluster, before, report ) {
	const browser = await chromium.launch( {
		executablePath: await ensureChromium(),
		args: CHROMIUM_ARGUMENTS,
	} );
	const rows = [];
	const add = ( who, from, saw, isRight ) => {
		rows.push( [ who, from, saw ] );
		if ( ! isRight ) {
			report.fail( `${ who } (${ from }) saw: ${ saw }` );
		}
	};
	const open = async ( page, path ) => {
		const response = await page.goto( cluster.url + path );
		return response.headers()[ 'x-page-cache' ] ?? '';
	};
	try {
		const context = await browser.newContext();
		const page = await context.newPage();
		await open( page, '/' );
		const from = await open( page, '/' );
		const isShown = await showsPopup( page );
		const status = isShown ? await answer( page ) : 0;
		add(
			'A new visitor',
			from,
			`popup ${ isShown }, answer ${ status }`,
			isShown && status === 201
		);
		await page.waitForTimeout( 1000 );
		const again = await open( page, '/' );
		const isThere = await showsPopup( page );
		add( 'Who has answered', again, `popup ${ isThere }`, ! isThere );
		await context.close();

		const phone = await browser.newContext( {
			viewport: { width: 375, height: 667 },
			userAgent:
				'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1',
			hasTouch: true,
		} );
		const small = await phone.newPage();
		const fromCache = await open( small, '/' );
		const onPhone = await showsPopup( small );
		add( 'On a phone', fromCache, `popup ${ onPhone }`, onPhone );
		await phone.close();

		const member = await browser.newContext();
		const own = await member.newPage();
		await own.goto( `${ cluster.url }/wp-login.php` );
		await own.fill( '#user_login', 'admin' );
		await own.fill( '#user_pass', 'password' );
		await own.click( '#wp-submit' );
		await own.waitForURL( /wp-admin/ );
		const past = await open( own, '/' );
		const forMember = await showsPopup( own );
		add(
			'Who is logged in',
			past,
			`popup ${ forMember }`,
			forMember && past === 'BYPASS'
		);
		await member.close();

		const late = await browser.newContext();
		const old = await late.newPage();
		await old.route( `${ cluster.url }/`, ( route ) =>
			route.fulfill( { body: before, contentType: 'text/html' } )
		);
		await old.goto( `${ cluster.url }/` );
		const onOld = await showsPopup( old );
		const taken = onOld ? await answer( old ) : 0;
		add(
			'A page from before the update',
			'kept',
			`popup ${ onOld }, answer ${ taken }`,
			onOld && taken === 201
		);
		await late.close();
	} finally {
		await browser.close();
	}
	report.table( [ 'Visitor', 'Page cache', 'Saw' ], rows );
}

/**
 * A page that shows a survey, as it is before an update.
 *
 * @param {import('./admin.mjs').Admin} admin
 * @return {Promise<{ survey: number, html: string }>} The survey, a draft again, and the page.
 */
export async function keepPage( admin ) {
	const { id } = await admin.call( 'POST', 'surveys', {
		survey: {
			title: 'On a page',
			status: 'publish',
			questions: [ QUESTION ],
		},
	} );
	const { body } = await send( `${ admin.url }/?kept=${ Date.now() }` );
	await admin.call( 'POST', 'surveys/draft', { survey_ids: [ id ] } );
	return { survey: id, html: body };
}

/**
 * What a page cache before the site makes of surveys.
 *
 * @param {import('./cluster.mjs').Cluster}                              cluster
 * @param {import('./admin.mjs').Admin}                                  admin
 * @param {{ surveys: { id: number }[], posts: { id: number }[] }}       content
 * @param {{ survey: number, html: string }}                                 kept    From before the update, see keepPage().
 * @param {import('./report.mjs').Report}                                report
 */
export async function provePages( cluster, admin, content, kept, report ) {
	say( 'Pages from caches …' );
	report.chapter( 'Pages from caches' );
	const paths = [
		'/',
		'/?page_id=2',
		...content.posts.map( ( { id } ) => `/?p=${ id }` ),
	];
	await compareHits( cluster, admin, paths, report );
	await admin.call( 'POST', 'surveys/draft', {
		survey_ids: content.surveys.map( ( { id } ) => id ),
	} );
	await changeSurveys( cluster, admin, kept.survey, report );
	await meetVisitors( cluster, kept.html, report );
}

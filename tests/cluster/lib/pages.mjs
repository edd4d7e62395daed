import { say } from '../../../tools/lib/progress.mjs';
import { pageData } from '../../bench/lib/surveys.mjs';
import { pause, send } from './http.mjs';
import { meetVisitors, QUESTION } from './page-visitors.mjs';

/** How many pages visitors ask for when hits are counted. */
const VISITS = 600;

/** Milliseconds in which a change has to be seen on each server. */
const SOON = 60_000;

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
		const path = paths[ ( visit * 5 ) % paths.length ];
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

/** Where a page asks for what is due; '' if it says of nothing that it is. */
function duePath( html ) {
	const { due } = pageData( html );
	if ( ! due ) {
		return '';
	}
	const { pathname, search } = new URL( due.url );
	return pathname + search;
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
	const due = Date.now() + SOON + 10_000;
	await admin.call( 'POST', `surveys/${ survey }`, {
		survey: {
			status: 'publish',
			publish_at: new Date( due ).toISOString(),
		},
	} );
	let path = '';
	add(
		'Pages say that it is due',
		await awaitPages( cluster, '/', ( body ) => {
			path = duePath( body );
			return path !== '';
		} )
	);
	await pause( Math.max( 0, due - Date.now() ) );
	add( 'Scheduled', await awaitPages( cluster, path, isOn ) );
	report.table(
		[ 'Change', ...cluster.webs.map( ( web ) => web.name ) ],
		rows
	);
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
 * @param {{ surveys: { id: number }[], posts: { path: string }[] }}       content
 * @param {{ survey: number, html: string }}                                 kept    From before the update, see keepPage().
 * @param {import('./report.mjs').Report}                                report
 */
export async function provePages( cluster, admin, content, kept, report ) {
	say( 'Pages from caches …' );
	report.chapter( 'Pages from caches' );
	const paths = [
		'/',
		'/sample-page/',
		...content.posts.map( ( { path } ) => path ),
	];
	await compareHits( cluster, admin, paths, report );
	await admin.call( 'POST', 'surveys/draft', {
		survey_ids: content.surveys.map( ( { id } ) => id ),
	} );
	await changeSurveys( cluster, admin, kept.survey, report );
	await meetVisitors( cluster, kept.html, report );
}

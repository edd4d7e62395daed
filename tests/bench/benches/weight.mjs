import { load } from '../lib/load.mjs';
import { interleave, ratios } from '../lib/measure.mjs';
import { atLeast, limit } from '../lib/report.mjs';
import { visits } from '../lib/visits.mjs';

const CONNECTIONS = 4;

const OFF = { 'X-Bench-Off': '1' };
const CORE = { 'X-Bench-Core': '1' };

/** Files of ours with all add-ons (design.md 11); others are only to be known. */
const MOST_FILES = { home: 25, rest: 40 };

/** Rates as a share of those without the plugin (design.md 11). */
const LEAST_RATES = { home: 0.98, rest: 0.97 };

/** Of routes and screens the JSON file has all; the table shows so many of the heaviest. */
const HEAVIEST = 12;

const SCREENS = [
	'userfeedback_surveys',
	'userfeedback_results',
	'userfeedback_post_ratings',
	'userfeedback_heatmaps',
	'userfeedback_addons',
	'userfeedback_settings',
	'userfeedback_growth_tools',
	'userfeedback_about',
];

const withId = ( { body, ...visit } ) => ( {
	...visit,
	...( body && { body: body.replace( 'UUID', crypto.randomUUID() ) } ),
} );

/** What a visit costs, the second time: the first fills caches. */
async function costOf( site, visit, headers ) {
	const ask = () =>
		site.cost( visit.path, {
			...withId( visit ),
			headers: { ...visit.headers, ...headers },
		} );
	await ask();
	return ask();
}

/** Files, services, statements and memory of each visit, without and with the add-ons. */
async function measureVisits( { site, report }, all ) {
	for ( const [ name, visit ] of Object.entries( all ) ) {
		const isOurs = visit.body !== undefined;
		// A route of ours is not there without us.
		const off = isOurs
			? await site.cost( '/wp-json/bench/v1/noop', {
					body: '{}',
					headers: OFF,
				} )
			: await costOf( site, visit, OFF );
		for ( const [ addOns, headers ] of [
			[ 'no add-ons', CORE ],
			[ 'all add-ons', {} ],
		] ) {
			if ( name === 'vote' && headers === CORE ) {
				continue;
			}
			const on = await costOf( site, visit, headers );
			const row = ( what, samples, rest ) =>
				report.add( {
					bench: 'weight',
					what: `${ name }, ${ addOns }: ${ what }`,
					samples,
					...rest,
				} );
			const most = headers === CORE ? undefined : MOST_FILES[ name ];
			row( 'files of ours', on.files, most && { goal: limit( most ) } );
			row( 'services', on.services );
			row( 'more statements', on.queries - off.queries );
			row( 'more memory', ( on.peak - off.peak ) / 1024, {
				unit: 'KB',
			} );
			report.notes.weight ??= {};
			report.notes.weight[ `${ name }, ${ addOns }` ] = on.loaded;
		}
	}
}

/** Rates of what the plugin has nothing to do with. */
async function measureRates( { site, report, rounds, seconds }, all ) {
	for ( const [ name, least ] of Object.entries( LEAST_RATES ) ) {
		const { path, headers } = all[ name ];
		const target = ( more ) => ( {
			url: site.url + path,
			headers: { ...headers, ...more },
		} );
		const targets = { off: target( OFF ), on: target( {} ) };
		const once = ( one ) => load( one, CONNECTIONS, seconds );
		await interleave( targets, 1, once );
		const loads = await interleave( targets, rounds, once );
		const rates = ( of ) => loads[ of ].map( ( { rate } ) => rate );
		report.add( {
			bench: 'weight',
			what: `${ name }, all add-ons: rate`,
			samples: ratios( rates( 'on' ), rates( 'off' ) ),
			unit: '× without',
			goal: atLeast( least, '×' ),
		} );
	}
}

/** Every route of ours that reads, with a survey and a post that exist. */
async function routes( { site, surveys } ) {
	const survey = await surveys.filled( 1000 );
	const index = await site.api( 'GET', '' );
	const known = { id: survey, question_id: 'choice' };
	const paths = [];
	for ( const [ route, { endpoints } ] of Object.entries( index.routes ) ) {
		const reads = endpoints.some(
			( { methods, args } ) =>
				methods.includes( 'GET' ) &&
				Object.values( args ).every( ( { required } ) => ! required )
		);
		const path = route.replace(
			/\(\?P<(\w+)>[^()]*(?:\([^()]*\)[^()]*)*\)/g,
			( whole, name ) => known[ name ] ?? whole
		);
		if ( reads && ! path.includes( '(' ) ) {
			paths.push( `/wp-json${ path }` );
		}
	}
	return paths;
}

/** What each route and screen costs the one who works with it. */
async function measureScreens( context ) {
	const { site, report } = context;
	const costs = [];
	const paths = [
		...( await routes( context ) ),
		...SCREENS.map( ( slug ) => `/wp-admin/admin.php?page=${ slug }` ),
	];
	for ( const path of paths ) {
		try {
			await site.cost( path, { asAdmin: true } );
			const { queries, files, peak, milliseconds } = await site.cost(
				path,
				{ asAdmin: true }
			);
			const { statements } = await site.cost( path, {
				asAdmin: true,
				withQueries: true,
			} );
			costs.push( {
				path,
				queries,
				files,
				peak,
				milliseconds,
				statements: statements.map( ( [ sql ] ) =>
					sql.replace( /\s+/g, ' ' ).slice( 0, 160 )
				),
			} );
		} catch ( error ) {
			// What is for another survey or post than these.
			costs.push( { path, refused: error.message } );
		}
	}
	report.notes.screens = costs;
	const done = costs.filter( ( { refused } ) => ! refused );
	done.sort( ( a, b ) => b.queries - a.queries );
	for ( const cost of done.slice( 0, HEAVIEST ) ) {
		const megabytes = ( cost.peak / 1024 / 1024 ).toFixed( 1 );
		report.add( {
			bench: 'weight',
			what: `${ cost.path } (${ cost.files } files, ${ megabytes } MB): statements`,
			samples: cost.queries,
		} );
	}
}

/**
 * What a request costs because the plugin is there.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureWeight( context ) {
	const all = await visits( context );
	await measureVisits( context, all );
	await measureRates( context, all );
	await measureScreens( context );
}

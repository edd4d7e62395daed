/**
 * npm run bench [-- NAME… --rounds N --seconds N --json FILE --quick --as-built]: how fast and how small the plugin is, as ratios within one run. See
 * README.md. Fails only when something broke, never by the clock.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../tools/lib/build.mjs';
import {
	checkNode,
	ensureNodeModules,
	ensurePhp,
} from '../../tools/lib/packages.mjs';
import { CACHE, CALLED_FROM } from '../../tools/lib/paths.mjs';
import { runTool, say, seconds, UserError } from '../../tools/lib/progress.mjs';
import { tryRun } from '../../tools/lib/run.mjs';
import { freePort } from '../../tools/lib/server.mjs';
import { measureBuilder } from './benches/builder.mjs';
import { measureBytes } from './benches/bytes.mjs';
import { measureCounts } from './benches/counts.mjs';
import { measureExport } from './benches/export.mjs';
import { measureFrontPage } from './benches/front-page.mjs';
import { measureHeatmaps } from './benches/heatmaps.mjs';
import { measureImport } from './benches/import.mjs';
import { measureLongWorks } from './benches/long-works.mjs';
import { measureNotifications } from './benches/notifications.mjs';
import { measureProfile } from './benches/profile.mjs';
import { measureRatingResults } from './benches/rating-results.mjs';
import { measureRecorder } from './benches/recorder.mjs';
import { measureResponses } from './benches/responses.mjs';
import { measureResults } from './benches/results.mjs';
import { measureStorage } from './benches/storage.mjs';
import { measureSubmissions } from './benches/submission.mjs';
import { measureSurveysList } from './benches/surveys-list.mjs';
import { measureVisitorPages } from './benches/visitor-pages.mjs';
import { measureVotes } from './benches/votes.mjs';
import { measureWeight } from './benches/weight.mjs';
import { measureWidget } from './benches/widget.mjs';
import { measureWriters } from './benches/writers.mjs';
import { Report } from './lib/report.mjs';
import { Site } from './lib/site.mjs';
import { ensureServers, serveSite, startDatabase } from './lib/stack.mjs';
import { Surveys } from './lib/surveys.mjs';

/**
 * What a bench works with.
 *
 * @typedef {Object} Context
 * @property {Site}     site    The site that is measured.
 * @property {Surveys}  surveys Those on it, of this bench alone.
 * @property {Report}   report  Where figures go.
 * @property {Object}   mariadb See startMariadb().
 * @property {number}   rounds  How often each thing is measured.
 * @property {number}   seconds How long a round of load lasts.
 * @property {number[]} sizes   Numbers of stored responses, from small to large.
 */

/** Each begins with the site as it was made, so they run in any order and any selection. */
const BENCHES = {
	bytes: measureBytes,
	weight: measureWeight,
	profile: measureProfile,
	'front-page': measureFrontPage,
	writers: measureWriters,
	submission: measureSubmissions,
	notifications: measureNotifications,
	votes: measureVotes,
	results: measureResults,
	counts: measureCounts,
	'rating-results': measureRatingResults,
	heatmaps: measureHeatmaps,
	responses: measureResponses,
	export: measureExport,
	storage: measureStorage,
	import: measureImport,
	'long-works': measureLongWorks,
	'surveys-list': measureSurveysList,
	builder: measureBuilder,
	widget: measureWidget,
	recorder: measureRecorder,
	'visitor-pages': measureVisitorPages,
};

/** They make sites of their own and need none of the servers. */
const STANDALONE = [
	'surveys-list',
	'builder',
	'widget',
	'recorder',
	'visitor-pages',
];

const FULL = { rounds: 9, seconds: 4, sizes: [ 10_000, 100_000, 1_000_000 ] };
const QUICK = { rounds: 1, seconds: 3, sizes: [ 100, 500, 1000 ] };

function options() {
	try {
		const { values, positionals } = parseArgs( {
			allowPositionals: true,
			options: {
				rounds: { type: 'string' },
				seconds: { type: 'string' },
				json: { type: 'string' },
				quick: { type: 'boolean', default: false },
				'as-built': { type: 'boolean', default: false },
			},
		} );
		const unknown = positionals.filter( ( name ) => ! BENCHES[ name ] );
		if ( unknown.length > 0 ) {
			throw new Error(
				`There is no bench ${ unknown.join( ', ' ) }. Benches: ${ Object.keys( BENCHES ).join( ', ' ) }.`
			);
		}
		const base = values.quick ? QUICK : FULL;
		const number = ( name ) => {
			const value = Number( values[ name ] ?? base[ name ] );
			if ( ! Number.isInteger( value ) || value < 1 ) {
				throw new Error( `--${ name } needs a whole number above 0.` );
			}
			return value;
		};
		return {
			names:
				positionals.length === 0
					? Object.keys( BENCHES )
					: [ ...new Set( positionals ) ],
			rounds: number( 'rounds' ),
			seconds: number( 'seconds' ),
			sizes: base.sizes,
			asBuilt: values[ 'as-built' ],
			quick: values.quick,
			json: resolve(
				CALLED_FROM,
				values.json ?? resolve( CACHE, 'bench/results.json' )
			),
		};
	} catch ( error ) {
		throw new UserError( error.message );
	}
}

/** Where and of what the figures come from: only ratios within one run can be carried elsewhere. */
async function circumstances( {
	site = null,
	rounds,
	seconds: duration,
	sizes,
} ) {
	const line = async ( program, ...args ) =>
		( await tryRun( program, args ) ).output.split( '\n' )[ 0 ];
	return {
		date: new Date().toISOString(),
		commit: await line( 'git', 'rev-parse', 'HEAD' ),
		processors: cpus().length,
		load: loadavg(),
		php: await line( 'php', '--version' ),
		...( site && {
			nginx: await line( 'nginx', '-v' ),
			mariadb: ( await site.sql( 'SELECT VERSION()' ) )[ 0 ],
		} ),
		rounds,
		seconds: duration,
		sizes,
	};
}

async function runBenches( context, names ) {
	for ( const name of names ) {
		const from = performance.now();
		say( `${ name } …` );
		try {
			await context.reset?.( STANDALONE.includes( name ) );
			await BENCHES[ name ]( {
				...context,
				surveys: context.site && new Surveys( context.site ),
			} );
		} catch ( error ) {
			const text =
				error instanceof UserError ? error.message : error.stack;
			context.report.check( false, `${ name }: ${ text }` );
		}
		say( `${ name }: ${ seconds( from ) }` );
	}
}

/**
 * Starts the servers with a site made anew, and stops them whatever comes of the work.
 *
 * @template Result
 * @param {( site: Site, mariadb: Object ) => Promise<Result>} work
 * @return {Promise<Result>} What the work answers.
 */
async function withSite( work ) {
	const folder = resolve( CACHE, 'bench' );
	const mariadb = await startDatabase( resolve( folder, 'mariadb' ) );
	try {
		const port = await freePort();
		const site = new Site(
			resolve( folder, 'site' ),
			port,
			mariadb.database
		);
		await site.make();
		await site.keep();
		const stopServing = await serveSite(
			resolve( folder, 'servers' ),
			site.root,
			port
		);
		try {
			return await work( site, mariadb );
		} finally {
			await stopServing();
		}
	} finally {
		await mariadb.stop();
	}
}

for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
	// The exit ends every server that was started (tools/lib/run.mjs).
	process.on( signal, () => process.exit( 130 ) );
}

runTool( async () => {
	const { names, json, asBuilt, quick, ...measures } = options();
	checkNode();
	await ensurePhp();
	await ensureNodeModules();
	if ( ! asBuilt ) {
		await ensureBuild();
	}
	const report = new Report( quick );
	const runAll = async ( context ) => {
		const found = await circumstances( context );
		await runBenches( context, names );
		return found;
	};
	const needsServers = names.some(
		( name ) => ! STANDALONE.includes( name )
	);
	let environment;
	if ( needsServers ) {
		await ensureServers();
		environment = await withSite( ( site, mariadb ) =>
			runAll( {
				site,
				report,
				mariadb,
				reset: ( isStandalone ) =>
					isStandalone ? undefined : site.restore(),
				...measures,
			} )
		);
	} else {
		environment = await runAll( { report, ...measures } );
	}

	const { rows, notes, faults } = report;
	mkdirSync( dirname( json ), { recursive: true } );
	writeFileSync(
		json,
		`${ JSON.stringify( { environment, rows, notes, faults }, null, '\t' ) }\n`
	);
	process.stdout.write( `\n${ report.toMarkdown() }\n\n` );
	process.stdout.write(
		`${ measures.rounds } rounds of ${ measures.seconds } s, load before ${ environment.load.map( ( value ) => value.toFixed( 1 ) ).join( ' ' ) }. All of it: ${ json }\n`
	);
	if ( faults.length > 0 ) {
		process.stdout.write( `${ faults.length } faults, see above.\n` );
	}
	return faults.length > 0 ? 1 : 0;
} );

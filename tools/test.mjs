/**
 * npm test [-- STAGE…]: everything that must hold, each stage whatever came of the others. Ends with 'N passed, N failed'.
 */
import {
	checkNode,
	ensureChromium,
	ensureMariadb,
	ensureNodeModules,
	ensurePhp,
	ensureVendor,
} from './lib/packages.mjs';
import { runTool, say, seconds, UserError } from './lib/progress.mjs';
import { ensureWordPress } from './lib/wordpress.mjs';

/** In the order of the table; two run at a time, the longest begin first. */
const STAGES = [
	'lint',
	'types',
	'architecture',
	'translations',
	'unit',
	'php-sqlite',
	'php-mariadb',
	'build',
	'e2e-dashboard',
	'e2e-visitors',
	'e2e-sites',
	'rows',
];
const START_ORDER = [
	'build',
	'e2e-dashboard',
	'unit',
	'php-sqlite',
	'php-mariadb',
	'e2e-sites',
	'e2e-visitors',
	'architecture',
	'lint',
	'types',
	'translations',
	'rows',
];
const AFTER = {
	'e2e-dashboard': [ 'build' ],
	'e2e-visitors': [ 'build' ],
	'e2e-sites': [ 'build' ],
	// They read which scripts a page needs.
	'php-sqlite': [ 'build' ],
	'php-mariadb': [ 'build' ],
};
const AT_ONCE = 2;

/** One word for several stages. */
const GROUPS = {
	php: [ 'php-sqlite', 'php-mariadb' ],
	e2e: [ 'e2e-dashboard', 'e2e-visitors', 'e2e-sites' ],
};

/** @typedef {import('./stages/result.mjs').Result & { time: string }} TimedResult */

/**
 * The functions of the stages, which need the packages installed.
 *
 * @return {Promise<Record<string, () => Promise<import('./stages/result.mjs').Result>>>} By name.
 */
async function loadStages() {
	const [ fast, tests, { build } ] = await Promise.all( [
		import( './stages/static.mjs' ),
		import( './stages/tests.mjs' ),
		import( './stages/build.mjs' ),
	] );
	const {
		phpSqlite,
		phpMariadb,
		e2eDashboard,
		e2eVisitors,
		e2eSites,
		...others
	} = tests;
	return {
		...fast,
		...others,
		'php-sqlite': phpSqlite,
		'php-mariadb': phpMariadb,
		'e2e-dashboard': e2eDashboard,
		'e2e-visitors': e2eVisitors,
		'e2e-sites': e2eSites,
		build,
	};
}

async function runStage( name, stage ) {
	const from = performance.now();
	say( `${ name } …` );
	let result;
	try {
		result = await stage();
	} catch ( error ) {
		const output = error instanceof UserError ? error.message : error.stack;
		result = { passed: 0, failed: 1, output };
	}
	const time = seconds( from );
	if ( result.failed > 0 ) {
		process.stdout.write(
			`\n───── ${ name } failed ─────\n${ result.output.trim() }\n─────\n\n`
		);
	}
	say(
		`${ name }: ${ result.failed > 0 ? 'failed' : 'passed' } after ${ time }`
	);
	if ( result.summary ) {
		process.stdout.write( `${ result.summary }\n` );
	}
	return { ...result, time };
}

/**
 * Runs stages, some at a time.
 *
 * @param {string[]} names Which.
 * @return {Promise<Map<string, TimedResult>>} Results.
 */
async function runStages( names ) {
	const stages = await loadStages();
	const waiting = START_ORDER.filter( ( name ) => names.includes( name ) );
	const results = new Map();
	const isReady = ( name ) =>
		( AFTER[ name ] ?? [] ).every(
			( other ) => ! names.includes( other ) || results.has( other )
		);
	const running = new Set();
	while ( waiting.length > 0 || running.size > 0 ) {
		const next =
			running.size < AT_ONCE ? waiting.find( isReady ) : undefined;
		if ( next ) {
			waiting.splice( waiting.indexOf( next ), 1 );
			const work = runStage( next, stages[ next ] ).then( ( result ) => {
				results.set( next, result );
				running.delete( work );
			} );
			running.add( work );
		} else {
			await Promise.race( running );
		}
	}
	return results;
}

function table( names, results ) {
	const lines = names.map( ( name ) => {
		const { time, passed, failed } = results.get( name );
		return (
			name.padEnd( 14 ) +
			time.padStart( 10 ) +
			String( passed ).padStart( 10 ) +
			String( failed ).padStart( 10 )
		);
	} );
	return [ 'stage               time    passed    failed', ...lines ].join(
		'\n'
	);
}

function chosenStages( args ) {
	const chosen = args.flatMap( ( name ) => GROUPS[ name ] ?? name );
	const unknown = chosen.filter( ( name ) => ! STAGES.includes( name ) );
	if ( unknown.length > 0 ) {
		throw new UserError(
			`There is no stage ${ unknown.join( ', ' ) }. Stages: ${ STAGES.join( ', ' ) }.`
		);
	}
	return chosen.length > 0
		? STAGES.filter( ( name ) => chosen.includes( name ) )
		: STAGES;
}

async function prepare( names ) {
	checkNode();
	await ensurePhp();
	await ensureNodeModules();
	await ensureVendor();
	if ( GROUPS.e2e.some( ( name ) => names.includes( name ) ) ) {
		await ensureChromium();
	}
	if ( names.includes( 'php-mariadb' ) ) {
		await ensureMariadb();
	}
	const needWordPress = [
		'build',
		'translations',
		...GROUPS.e2e,
		...GROUPS.php,
	];
	if ( needWordPress.some( ( name ) => names.includes( name ) ) ) {
		await ensureWordPress();
	}
}

if ( ! process.stdout.isTTY ) {
	// Also for the programs that the stages run.
	process.env.NO_COLOR = '1';
}
for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
	// The exit ends every program that a stage has started (lib/run.mjs).
	process.on( signal, () => process.exit( 130 ) );
}

runTool( async () => {
	const names = chosenStages( process.argv.slice( 2 ) );
	try {
		await prepare( names );
	} catch ( error ) {
		process.stderr.write(
			`${ error instanceof UserError ? error.message : error.stack }\n`
		);
		process.stdout.write( '0 passed, 1 failed\n' );
		return 1;
	}
	const results = [ ...( await runStages( names ) ) ];
	const sum = ( key ) =>
		results.reduce( ( total, [ , result ] ) => total + result[ key ], 0 );
	const [ passed, failed ] = [ sum( 'passed' ), sum( 'failed' ) ];
	const minutes = ( performance.now() / 60000 ).toFixed( 1 );
	process.stdout.write(
		`\n${ table( names, new Map( results ) ) }\n\nIn ${ minutes } minutes.\n`
	);
	process.stdout.write( `${ passed } passed, ${ failed } failed\n` );
	return failed > 0 ? 1 : 0;
} );

/**
 * npm test [-- STAGE… | --changed[=COMMIT]]: runs all checks; a failed stage does not stop the others. Ends with 'N
 * passed, N failed'.
 *
 * --changed runs the checks that the differences from COMMIT (default: main) can affect; on main, those of
 * uncommitted changes.
 */
import { installEngines } from './lib/browsers.mjs';
import {
	checkNode,
	ensureTestChromium,
	ensureMariadb,
	ensureNodeModules,
	ensurePhp,
	ensureVendor,
} from './lib/packages.mjs';
import { runTool, say, UserError } from './lib/progress.mjs';
import { ensureWordPress } from './lib/wordpress.mjs';
import { GROUPS, STAGES, USUAL_STAGES } from './stages/list.mjs';

const NAMES = Object.keys( STAGES );

/** The stages with the given names or in the given groups; by default all that need not be named. */
function namedStages( args ) {
	const named = args.flatMap( ( name ) => GROUPS[ name ] ?? name );
	const unknown = named.filter( ( name ) => ! NAMES.includes( name ) );
	if ( unknown.length > 0 ) {
		throw new UserError(
			`There is no stage ${ unknown.join( ', ' ) }. Stages: ${ NAMES.join( ', ' ) }.`
		);
	}
	const chosen =
		named.length === 0
			? USUAL_STAGES
			: NAMES.filter( ( name ) => named.includes( name ) );
	return new Map( chosen.map( ( name ) => [ name, undefined ] ) );
}

/** Selects and prints the stages that a change can affect. */
async function changedStages( base ) {
	const { chooseByChanges } = await import( './lib/changed-files.mjs' );
	const { files, chosen } = await chooseByChanges( base );
	say( `Changed since ${ base }: ${ files.join( ', ' ) || 'nothing' }` );
	for ( const [ name, paths ] of chosen ) {
		say( `${ name }: ${ paths ? paths.join( ', ' ) : 'all' }` );
	}
	const skipped = USUAL_STAGES.filter( ( name ) => ! chosen.has( name ) );
	say( `Skipped: ${ skipped.join( ', ' ) || 'nothing' }` );
	return chosen;
}

async function chooseStages( args ) {
	const [ , base = 'main' ] = /^--changed(?:=(.+))?$/.exec(
		args.join( ' ' )
	) ?? [ null, null ];
	return base === null ? namedStages( args ) : changedStages( base );
}

async function prepare( names ) {
	const includes = ( ...wanted ) =>
		wanted.some( ( name ) => names.includes( name ) );
	checkNode();
	await ensurePhp();
	await ensureNodeModules();
	await ensureVendor();
	if ( includes( ...GROUPS.e2e ) ) {
		await ensureTestChromium();
	}
	if ( includes( 'php-mariadb', 'cluster' ) ) {
		await ensureMariadb();
	}
	if ( includes( 'engines' ) ) {
		await installEngines();
	}
	if (
		includes(
			'build',
			'translations',
			'engines',
			'cluster',
			...GROUPS.e2e,
			...GROUPS.php
		)
	) {
		await ensureWordPress();
	}
}

if ( ! process.stdout.isTTY ) {
	// Also applies to the programs of the stages.
	process.env.NO_COLOR = '1';
}
for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
	// The stages notice the end of this process and end their programs.
	process.on( signal, () => process.exit( 130 ) );
}

runTool( async () => {
	let chosen;
	try {
		chosen = await chooseStages( process.argv.slice( 2 ) );
		await prepare( [ ...chosen.keys() ] );
	} catch ( error ) {
		process.stderr.write(
			`${ error instanceof UserError ? error.message : error.stack }\n`
		);
		process.stdout.write( '0 passed, 1 failed\n' );
		return 1;
	}
	// Imports packages that are installed above.
	const { runStages } = await import( './lib/schedule.mjs' );
	const { summarize } = await import( './lib/summary.mjs' );
	const { text, passed, failed } = summarize(
		chosen,
		await runStages( chosen )
	);
	const minutes = ( performance.now() / 60000 ).toFixed( 1 );
	process.stdout.write( `\n${ text }\n\nIn ${ minutes } minutes.\n` );
	process.stdout.write( `${ passed } passed, ${ failed } failed\n` );
	return failed > 0 ? 1 : 0;
} );

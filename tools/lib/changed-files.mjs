import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chooseStages } from './changed.mjs';
import { ROOT } from './paths.mjs';
import { UserError } from './progress.mjs';
import { tryRun } from './run.mjs';

async function git( ...args ) {
	const { code, output } = await tryRun( 'git', args );
	if ( code !== 0 ) {
		throw new UserError( `git ${ args.join( ' ' ) }: ${ output.trim() }` );
	}
	return output.split( '\n' ).filter( Boolean );
}

/**
 * The existing files that differ from a commit or branch, including untracked ones.
 *
 * @param {string} base The commit or branch; where histories have parted, what they have in common counts.
 * @return {Promise<string[]>} Paths from the project's top folder.
 */
async function changedFiles( base ) {
	const [ fork ] = await git( 'merge-base', base, 'HEAD' );
	const lists = await Promise.all( [
		git( 'diff', '--name-only', '--no-renames', fork ),
		git( 'ls-files', '--others', '--exclude-standard' ),
	] );
	const inBoth = new Set( lists.flat() );
	// Files that imported a removed file have changed, too.
	return [ ...inBoth ]
		.filter( ( file ) => existsSync( resolve( ROOT, file ) ) )
		.sort();
}

const filesIn = ( folder, pattern ) =>
	readdirSync( resolve( ROOT, folder ), { recursive: true } )
		.map( ( name ) => `${ folder }/${ name }` )
		.filter( ( path ) => pattern.test( path ) )
		.sort();

/** The tests that do not run on MariaDB. */
function sqliteOnly() {
	const text = readFileSync( resolve( ROOT, 'phpunit.xml.dist' ), 'utf8' );
	const [ suite = '' ] =
		/<testsuite name="mariadb">[^]*?<\/testsuite>/.exec( text ) ?? [];
	return [ ...suite.matchAll( /<exclude>(.*?)<\/exclude>/g ) ].map(
		( [ , path ] ) => ( path.endsWith( '.php' ) ? path : `${ path }/` )
	);
}

/**
 * Selects what npm test -- --changed runs.
 *
 * @param {string} base See changedFiles().
 * @return {Promise<{ files: string[], chosen: Map<string, string[] | undefined> }>} The changed files, and stage → paths of tests; undefined for
 *         all of the stage.
 */
export async function chooseByChanges( base ) {
	const files = await changedFiles( base );
	const phpTests = filesIn(
		'tests/php',
		/^(?!.*\/architecture\/).*Test\.php$/
	).map( ( path ) => ( {
		path,
		text: readFileSync( resolve( ROOT, path ), 'utf8' ),
	} ) );
	const present = {
		specs: filesIn( 'tests/e2e', /\.spec\.ts$/ ),
		phpTests,
		sqliteOnly: sqliteOnly(),
		readers: filesIn( 'tests/unit/tools', /\.test\.tsx?$/ ),
	};
	return { files, chosen: chooseStages( files, present ) };
}

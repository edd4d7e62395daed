import { randomBytes } from 'node:crypto';
import {
	copyFileSync,
	mkdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { ROOT, SLUG } from '../../../tools/lib/paths.mjs';
import { run } from '../../../tools/lib/run.mjs';
import { makeSite } from '../../../tools/lib/site.mjs';
import {
	pluginFolder,
	wordPressFolder,
} from '../../../tools/lib/site-files.mjs';
import { UserError } from '../../../tools/lib/progress.mjs';

const PHP = resolve( ROOT, 'tests/cluster/php' );

/** What of the project a site needs of the plugin. */
const FILES = [
	'userfeedback.php',
	'uninstall.php',
	'block.json',
	'includes',
	'build',
	'languages',
];

/**
 * Puts the plugin's files into a server's WordPress, as an update does: a copy of its own, beside which that of another server may be older.
 *
 * @param {string}                              folder Of the server.
 * @param {(( plugin: string ) => void)=} change Changes the new files before they take the place of the old ones.
 */
export async function installPlugin( folder, change ) {
	const plugin = pluginFolder( folder, SLUG );
	const next = resolve( folder, 'plugin-next' );
	const before = resolve( folder, 'plugin-before' );
	rmSync( next, { recursive: true, force: true } );
	mkdirSync( next );
	await run( 'cp', [ '-r', ...FILES, next ], { cwd: ROOT } );
	change?.( next );
	await run( 'sh', [
		'-c',
		'rm -rf "$3"; if [ -e "$2" ]; then mv "$2" "$3"; fi; mv "$1" "$2"; rm -rf "$3"',
		'sh',
		next,
		plugin,
		before,
	] );
}

/**
 * @typedef {Object} Options
 * @property {string}   folder   Where the servers' folders are made.
 * @property {string}   url      The address of the site.
 * @property {string[]} servers  Names of the web servers; each gets a WordPress of its own with common uploads.
 * @property {import('../../../tools/lib/mariadb.mjs').Database} database What all of them are connected to.
 * @property {string}   constants PHP that stands in wp-config.php.
 * @property {string[]} dropIns  Files of tests/cluster/php for wp-content.
 */

/**
 * Makes the site.
 *
 * @param {Options} options
 * @return {Promise<{ key: string, folders: string[] }>} The administrator's key, and the folder of each server.
 */
export async function makeClusterSite( {
	folder,
	url,
	servers,
	database,
	constants,
	dropIns,
} ) {
	const key = randomBytes( 16 ).toString( 'hex' );
	const folders = servers.map( ( name ) => resolve( folder, name ) );
	const [ first, ...others ] = folders;
	folders.forEach( ( each ) =>
		rmSync( each, { recursive: true, force: true } )
	);
	await makeSite( first, url, { posts: false, survey: false }, { database } );
	const root = wordPressFolder( first );
	const pages = folders.map( ( each ) => `'${ each }/pages'` );
	const config = resolve( root, 'wp-config.php' );
	const text = readFileSync( config, 'utf8' );
	const changed = text.replace(
		"define( 'WP_DEBUG', true );",
		( line ) => `${ line }
define( 'DISABLE_WP_CRON', true );
define( 'USERFEEDBACK_TRUSTED_PROXIES', '127.0.0.1' );
define( 'CLUSTER_KEY', '${ key }' );
define( 'CLUSTER_PAGES', [ ${ pages.join( ', ' ) } ] );
${ constants }`
	);
	if ( changed === text ) {
		throw new UserError(
			'wp-config.php is not as tests/cluster knows it.'
		);
	}
	writeFileSync( config, changed );
	copyFileSync(
		resolve( PHP, 'mu-plugin.php' ),
		resolve( root, 'wp-content/mu-plugins/cluster.php' )
	);
	for ( const name of dropIns ) {
		copyFileSync(
			resolve( PHP, name ),
			resolve( root, 'wp-content', name )
		);
	}
	// As a network drive: exports and imports are begun on one server and continued on another.
	const uploads = resolve( folder, 'uploads' );
	rmSync( uploads, { recursive: true, force: true } );
	mkdirSync( uploads );
	const place = resolve( root, 'wp-content/uploads' );
	rmSync( place, { recursive: true, force: true } );
	symlinkSync( uploads, place );
	for ( const other of others ) {
		await run( 'cp', [ '-a', first, other ] );
	}
	for ( const each of folders ) {
		rmSync( pluginFolder( each, SLUG ) );
		await installPlugin( each );
	}
	return { key, folders };
}

import { createHash } from 'node:crypto';
import {
	existsSync,
	readdirSync,
	readFileSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { CACHE, ROOT } from './paths.mjs';
import { siteUrl } from './server.mjs';
import { addOns } from './site-files.mjs';
import { isCurrent, makeSite, refreshSite, wordPressFolder } from './site.mjs';

/** The files that determine how the plugin installs itself. */
const INSTALLERS = [
	'includes/Database',
	'includes/Plugin.php',
	'includes/Container.php',
	'includes/Modules.php',
	'userfeedback.php',
	'tools/site',
	'tools/lib',
	'tests/fixtures/licenses',
];

const EMPTY = { posts: false, survey: false };

function addToHash( hash, path ) {
	if ( ! existsSync( path ) ) {
		return;
	}
	if ( statSync( path ).isDirectory() ) {
		for ( const name of readdirSync( path ).sort() ) {
			addToHash( hash, resolve( path, name ) );
		}
		return;
	}
	hash.update( path ).update( readFileSync( path ) );
}

function fingerprint() {
	const hash = createHash( 'sha256' );
	INSTALLERS.forEach( ( name ) => addToHash( hash, resolve( ROOT, name ) ) );
	addOns().forEach( ( { name, source } ) =>
		addToHash( hash, resolve( source, `${ name }.php` ) )
	);
	return hash.digest( 'hex' );
}

/**
 * Creates the empty site for the PHP tests on a database server; always a new one, like the server.
 *
 * @param {import('./mariadb.mjs').Database} database An empty database.
 * @return {Promise<string>} The folder of its WordPress.
 */
export async function makePhpUnitSite( database ) {
	const folder = resolve( CACHE, 'sites/phpunit-mariadb' );
	await makeSite( folder, siteUrl( 8888 ), EMPTY, { database } );
	return wordPressFolder( folder );
}

/**
 * Makes sure that the empty site on SQLite for the PHP tests exists; creates it again if the plugin's installation
 * has changed.
 *
 * @return {Promise<string>} The folder of its WordPress.
 */
export async function ensurePhpUnitSite() {
	const folder = resolve( CACHE, 'sites/phpunit-sqlite' );
	const url = siteUrl( 8888 );
	const mark = resolve( folder, 'fingerprint' );
	const wanted = fingerprint();
	if (
		isCurrent( folder ) &&
		existsSync( mark ) &&
		readFileSync( mark, 'utf8' ) === wanted
	) {
		await refreshSite( folder, url );
	} else {
		await makeSite( folder, url, EMPTY );
		writeFileSync( mark, wanted );
	}
	return wordPressFolder( folder );
}

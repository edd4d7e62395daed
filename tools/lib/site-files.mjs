import {
	copyFileSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { ROOT, SLUG } from './paths.mjs';
import { run, tryRun } from './run.mjs';
import { PARTS } from './wordpress.mjs';

const ADD_ONS = resolve( ROOT, 'addons' );

/** @param {string} folder The site's folder. */
export const wordPressFolder = ( folder ) => resolve( folder, 'wordpress' );

/**
 * The folder of a plugin of a site.
 *
 * @param {string} folder The site's folder.
 * @param {string} name   The plugin's.
 */
export const pluginFolder = ( folder, name ) =>
	resolve( wordPressFolder( folder ), 'wp-content/plugins', name );

/**
 * Copies a folder.
 *
 * @param {string} from Which.
 * @param {string} to   Its new path.
 */
export async function copyTree( from, to ) {
	// Hard links take no space and little time; they require one file system and a cp that supports them.
	const { code } = await tryRun( 'cp', [ '-al', from, to ] );
	if ( code !== 0 ) {
		rmSync( to, { recursive: true, force: true } );
		await run( 'cp', [ '-a', from, to ] );
	}
}

/** The plugins of the project's add-ons: their names and their source folders. */
export function addOns() {
	const slugs = existsSync( ADD_ONS ) ? readdirSync( ADD_ONS ).sort() : [];
	return slugs
		.map( ( slug ) => ( {
			name: `${ SLUG }-${ slug }`,
			source: resolve( ADD_ONS, slug ),
		} ) )
		.filter( ( { name, source } ) =>
			existsSync( resolve( source, `${ name }.php` ) )
		);
}

function linkFolder( link, source ) {
	const present = lstatSync( link, { throwIfNoEntry: false } );
	if ( present?.isSymbolicLink() && readlinkSync( link ) === source ) {
		return;
	}
	rmSync( link, { recursive: true, force: true } );
	symlinkSync( source, link );
}

/**
 * Links a site's plugin folders to their sources.
 *
 * @param {string}  folder     The site's folder.
 * @param {boolean} withAddOns Otherwise those of the add-ons go.
 */
export function linkPlugins( folder, withAddOns ) {
	linkFolder( pluginFolder( folder, SLUG ), ROOT );
	for ( const { name, source } of addOns() ) {
		const link = pluginFolder( folder, name );
		if ( withAddOns ) {
			linkFolder( link, source );
		} else {
			rmSync( link, { recursive: true, force: true } );
		}
	}
}

/**
 * Updates the links among a site's plugins after the project has moved; add-ons that were installed from packages are
 * kept.
 *
 * @param {string} folder The site's folder.
 */
export function renewLinks( folder ) {
	linkFolder( pluginFolder( folder, SLUG ), ROOT );
	for ( const { name, source } of addOns() ) {
		const link = pluginFolder( folder, name );
		const present = lstatSync( link, { throwIfNoEntry: false } );
		if ( present?.isSymbolicLink() ) {
			linkFolder( link, source );
		}
	}
}

/**
 * Writes the drop-in that makes WordPress use SQLite.
 *
 * @param {string} folder The site's folder.
 */
export function writeSqliteDropIn( folder ) {
	const dropIn = readFileSync( resolve( PARTS.sqlite, 'db.copy' ), 'utf8' )
		.replaceAll( '{SQLITE_IMPLEMENTATION_FOLDER_PATH}', PARTS.sqlite )
		.replaceAll(
			'{SQLITE_PLUGIN}',
			'sqlite-database-integration/load.php'
		);
	writeFileSync(
		resolve( wordPressFolder( folder ), 'wp-content/db.php' ),
		dropIn
	);
}

/**
 * Writes a must-use plugin of this tool to a site.
 *
 * @param {string} folder The site's folder.
 * @param {string} name   A file of tools/site; by default the one of all sites.
 */
export function writeMuPlugin( folder, name = 'local.php' ) {
	const muPlugins = resolve(
		wordPressFolder( folder ),
		'wp-content/mu-plugins'
	);
	mkdirSync( muPlugins, { recursive: true } );
	copyFileSync(
		resolve( ROOT, 'tools/site', name ),
		resolve( muPlugins, name )
	);
}

/**
 * Makes a site install add-ons from a folder.
 *
 * @param {string} folder   The site's folder.
 * @param {string} packages The packages with their catalogue.
 */
export function offerPackages( folder, packages ) {
	writeFileSync(
		resolve(
			wordPressFolder( folder ),
			'wp-content/mu-plugins/packages.php'
		),
		`<?php\ndefined( 'USERFEEDBACK_PACKAGES_DIR' ) || define( 'USERFEEDBACK_PACKAGES_DIR', '${ packages }' );\n`
	);
}

/**
 * Links all languages in WordPress' package, so that they can be chosen without a network.
 *
 * @param {string} folder The site's folder.
 */
export async function linkLanguages( folder ) {
	const languages = resolve(
		wordPressFolder( folder ),
		'wp-content/languages'
	);
	if ( ! existsSync( languages ) ) {
		await copyTree( PARTS.languages, languages );
	}
}

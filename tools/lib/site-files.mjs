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
	// Hard links take no space and a fraction of the time; they need one file system and a cp that knows them.
	const { code } = await tryRun( 'cp', [ '-al', from, to ] );
	if ( code !== 0 ) {
		rmSync( to, { recursive: true, force: true } );
		await run( 'cp', [ '-a', from, to ] );
	}
}

/** The plugins of the project's add-ons: their names and the folders that they are made in. */
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
 * Makes the plugin's folders of a site lead to where they are being worked on.
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
 * Makes the links among a site's plugins lead to where the project lies now; add-ons that were installed from their packages stay.
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
 * What makes WordPress keep its data in a file.
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
 * What only sites of this tool have.
 *
 * @param {string} folder The site's folder.
 */
export function writeMuPlugin( folder ) {
	const muPlugins = resolve(
		wordPressFolder( folder ),
		'wp-content/mu-plugins'
	);
	mkdirSync( muPlugins, { recursive: true } );
	copyFileSync(
		resolve( ROOT, 'tools/site/local.php' ),
		resolve( muPlugins, 'local.php' )
	);
}

/**
 * Lets a site install add-ons from a folder.
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
 * Every language that came with WordPress, to choose in the settings without a network.
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

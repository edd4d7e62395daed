import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { phpCommand } from './engine.mjs';
import {
	addOnProblems,
	coreProblems,
	RUNS,
	SOURCES,
} from './package-rules.mjs';
import { ROOT, SLUG } from './paths.mjs';
import { UserError } from './progress.mjs';
import { run } from './run.mjs';
import { stamped, versionOf } from './versions.mjs';
import { filesOf, zip } from './zip.mjs';

/** The add-ons' part of the build: webpack writes it here, and it is copied to addons/<slug>/build. */
const NOT_CORE = `${ SLUG }/build/add-ons/`;

const CATALOGUE = 'catalogue.json';

/**
 * An add-on's entry in the catalogue (docs/guides/vendor.md).
 *
 * @typedef {Object} CatalogueEntry
 * @property {string} slug     Its name in programs.
 * @property {string} title    Its name for people.
 * @property {string} excerpt  What it is for.
 * @property {string} icon     A picture as data: address.
 * @property {string} type     The least plan that holds it.
 * @property {string} version  Its version.
 * @property {string} requires The least version of the core that it runs with.
 * @property {string} sha256   Of the package.
 * @property {string} url      The package's file name, beside the catalogue.
 */

/**
 * A header of a plugin's main file.
 *
 * @param {string} code The file's text.
 * @param {string} name The header's name.
 * @return {string} Its value.
 */
function header( code, name ) {
	const value = new RegExp( `^[ \\t/*#@]*${ name }:(.*)$`, 'm' ).exec( code );
	if ( ! value?.[ 1 ]?.trim() ) {
		throw new UserError( `A main file has no header "${ name }".` );
	}
	return value[ 1 ].trim();
}

/**
 * The files of a package with the version of the project.
 *
 * @param {Record<string, Uint8Array>} files Name in the package → content.
 * @param {string}                     root  The project.
 * @return {Record<string, Uint8Array>} Copies where a file has the version.
 */
function withVersion( files, root ) {
	const version = versionOf( root );
	return Object.fromEntries(
		Object.entries( files ).map( ( [ name, content ] ) => [
			name,
			stamped( name, content, version ),
		] )
	);
}

/**
 * Throws if a package violates the rules.
 *
 * @param {string[]} problems See package-rules.mjs.
 */
function demand( problems ) {
	if ( problems.length > 0 ) {
		throw new UserError( problems.join( '\n' ) );
	}
}

/**
 * Creates the package of one add-on.
 *
 * @param {string}                                           root  The project.
 * @param {string}                                           slug  The add-on.
 * @param {{ title: string, excerpt: string, plan: string }} facts What tools/add-ons.php says of it.
 * @return {{ entry: CatalogueEntry, content: Uint8Array }} What goes into the catalogue, and the package.
 */
function packageAddOn( root, slug, facts ) {
	const source = resolve( root, 'addons', slug );
	const name = `${ SLUG }-${ slug }`;
	const icon = readFileSync( resolve( source, 'icon.svg' ) );
	const files = withVersion(
		{
			...filesOf( source, name ),
			...filesOf( resolve( root, 'LICENSE' ), `${ name }/LICENSE` ),
		},
		root
	);
	demand( addOnProblems( files, slug ) );
	const code = Buffer.from( files[ `${ name }/${ name }.php` ] ).toString();
	const content = zip( files );
	return {
		content,
		entry: {
			slug,
			title: facts.title,
			excerpt: facts.excerpt,
			icon: `data:image/svg+xml;base64,${ icon.toString( 'base64' ) }`,
			type: facts.plan,
			version: header( code, 'Version' ),
			requires: header( code, 'Requires UserFeedback' ),
			sha256: createHash( 'sha256' ).update( content ).digest( 'hex' ),
			url: `${ name }.zip`,
		},
	};
}

/**
 * Creates the packages of all add-ons and their catalogue.
 *
 * @param {string} to   An existing folder.
 * @param {string} root The project.
 * @return {Promise<string>} The catalogue's text.
 */
export async function packageAddOns( to, root = ROOT ) {
	/** @type {Record<string, { title: string, excerpt: string, plan: string }>} */
	const facts = JSON.parse(
		await run(
			...phpCommand( [ resolve( ROOT, 'tools/add-ons.php' ) ], [] ),
			{
				what: 'Reading the list of add-ons',
			}
		)
	);
	const packages = Object.entries( facts ).map( ( [ slug, fact ] ) =>
		packageAddOn( root, slug, fact )
	);
	for ( const { entry, content } of packages ) {
		writeFileSync( resolve( to, entry.url ), content );
	}
	const addons = packages.map( ( { entry } ) => entry );
	const catalogue = `${ JSON.stringify( { addons }, null, '\t' ) }\n`;
	writeFileSync( resolve( to, CATALOGUE ), catalogue );
	return catalogue;
}

/**
 * Creates all packages of a built project: the add-ons, their catalogue, and the core with a copy of the catalogue,
 * by which it recognizes uploaded packages.
 *
 * @param {string} to   The folder, made anew.
 * @param {string} root The project.
 */
export async function packageAll( to, root = ROOT ) {
	rmSync( to, { recursive: true, force: true } );
	mkdirSync( to, { recursive: true } );
	const catalogue = await packageAddOns( to, root );
	const slugs = JSON.parse( catalogue ).addons.map( ( { slug } ) => slug );
	const core = {
		[ `${ SLUG }/${ CATALOGUE }` ]: Buffer.from( catalogue ),
	};
	for ( const name of [
		...RUNS,
		...SOURCES,
		...slugs.map( ( slug ) => `addons/${ slug }/icon.svg` ),
	] ) {
		Object.assign(
			core,
			filesOf( resolve( root, name ), `${ SLUG }/${ name }` )
		);
	}
	const shipped = Object.fromEntries(
		Object.entries( withVersion( core, root ) ).filter(
			( [ name ] ) => ! name.startsWith( NOT_CORE )
		)
	);
	demand( coreProblems( shipped, slugs ) );
	writeFileSync( resolve( to, `${ SLUG }.zip` ), zip( shipped ) );
}

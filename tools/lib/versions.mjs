/**
 * The version number of the core and of its add-ons: package.json has it. `npm version` writes it into the sources,
 * for sites that run them, and `npm run package` into what it packs.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { ROOT, SLUG } from './paths.mjs';

/**
 * Where a file has the number: what comes before it. An add-on needs the core that it was packed with, since both
 * change together.
 */
const PLACES = [
	{
		files: new RegExp( `^${ SLUG }(-[a-z-]+)?\\.php$` ),
		before: [
			/^( \* Version: +)\S+/m,
			/^( \* Requires UserFeedback: +)\S+/m,
			/^(const USERFEEDBACK_VERSION = ')[^']+/m,
		],
	},
	{
		files: /^readme\.txt$/,
		before: [
			/^(Stable tag: +)\S+/m,
			/(which it needs in version )\d+(?:\.\d+)*/,
		],
	},
	{
		files: /^AddOn\.php$/,
		before: [ /^(\tprivate const REQUIRES = ')[^']+/m ],
	},
	{ files: /^block\.json$/, before: [ /^(\t"version": ")[^"]+/m ] },
];

/**
 * The version of a project.
 *
 * @param {string} root Its top folder.
 * @return {string} For example 1.2.3.
 */
export function versionOf( root = ROOT ) {
	return JSON.parse( readFileSync( resolve( root, 'package.json' ), 'utf8' ) )
		.version;
}

/**
 * A file with the version in the places that have one.
 *
 * @param {string}     name    Its path.
 * @param {Uint8Array} content What is in it.
 * @param {string}     version The number.
 * @return {Uint8Array} The same content if the file has no such place.
 */
export function stamped( name, content, version ) {
	const place = PLACES.find( ( { files } ) =>
		files.test( basename( name ) )
	);
	if ( ! place ) {
		return content;
	}
	const text = place.before.reduce(
		( current, pattern ) => current.replace( pattern, `$1${ version }` ),
		Buffer.from( content ).toString()
	);
	return Buffer.from( text );
}

/** The sources that have the version: their paths below the top folder. */
export function versionedFiles() {
	const addOns = readdirSync( resolve( ROOT, 'addons' ) );
	return [
		`${ SLUG }.php`,
		'readme.txt',
		'block.json',
		'src/blocks/post-rating/block.json',
		...addOns.flatMap( ( slug ) => [
			`addons/${ slug }/${ SLUG }-${ slug }.php`,
			`addons/${ slug }/readme.txt`,
			`addons/${ slug }/includes/AddOn.php`,
		] ),
	].filter( ( name ) => existsSync( resolve( ROOT, name ) ) );
}

/** Writes the version of package.json into the sources. */
export function stampSources() {
	const version = versionOf();
	for ( const name of versionedFiles() ) {
		const path = resolve( ROOT, name );
		writeFileSync( path, stamped( name, readFileSync( path ), version ) );
	}
}

/**
 * The rules for the content of packages. `npm run package` refuses to write one that violates them, and `npm test`
 * packs the real build.
 */
import { posix } from 'node:path';
import entries from '../webpack/entries.js';
import { SLUG } from './paths.mjs';

const { ENTRIES } = entries;

/** Entries of add-ons, which are in the packages of these. */
const ADD_ON_ENTRY = /^add-ons\/([\w-]+)\/([\w-]+)$/;

/** Entries that consist of styles. */
const STYLE_ENTRY = /\/style\.ts$/;

/** Top-level entries of the core package that WordPress or PHP reads. */
export const RUNS = [
	'userfeedback.php',
	'uninstall.php',
	'block.json',
	'readme.txt',
	'LICENSE',
	'includes',
	'build',
	'languages',
];

/** The sources of build/: packages contain the readable sources of their scripts (readme.txt, "Source code"). */
export const SOURCES = [
	'src',
	'webpack.config.js',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
	'tools/webpack',
];

/** Top-level entries of an add-on's package beside its main file. The last two exist only if the add-on has code. */
const ADD_ON = [ 'readme.txt', 'LICENSE', 'icon.svg', 'includes', 'build' ];

/** Files of add-ons that the build makes of data. */
const ADD_ON_DATA = { 'geo-restrictions': [ 'build/countries.bin' ] };

/** Required files of the core package, beside those that follow from its content. */
const NEEDED = [
	...RUNS.filter( ( name ) => name.includes( '.' ) || name === 'LICENSE' ),
	...SOURCES.filter( ( name ) => /\.js(on)?$/.test( name ) ),
	'catalogue.json',
	'includes/Plugin.php',
	'includes/Container.php',
	'includes/Admin/Screens.php',
	'includes/Admin/preload.json',
	'includes/Licensing/store.json',
	'languages/userfeedback.pot',
	...builtFiles(),
	'build/blocks/survey.css',
	'build/blocks/post-rating.css',
	'build/widget/inline.css',
	'src/blocks/post-rating/block.json',
	'build/data/icons-solid.json',
	'build/data/icons-regular.json',
	'build/data/icons-brands.json',
	'build/data/icons-license.txt',
];

/** A chunk that a built script loads on demand. */
const CHUNKS = /"((?:admin|widget|blocks)\/[\w-]+\.(?:js|css))\?ver=/g;

/** Forbidden in all packages. */
const NEVER =
	/(?:^|\/)(?:\.[^/]*|node_modules|vendor|tests|[^/]+\.test\.[jt]sx?|[^/]+\.(?:map|log|zip))(?:\/|$)/;

/** A relative import or require, including dynamic ones and those of style sheets. */
const IMPORTS =
	/(?:\bfrom|\bimport|\brequire\(|\bimport\(|@import|@use)\s*(?:\/\*[^*]*\*\/\s*)?['"](\.{1,2}\/[^'"]+)['"]/g;

/** A class of ours that a PHP file imports. */
const CLASSES = /^use UserFeedback\\([\w\\]+)(?: as \w+)?;/gm;

/** The extensions that an import may omit. */
const ENDINGS = [
	'',
	'.ts',
	'.tsx',
	'.js',
	'.d.ts',
	'.scss',
	'/index.ts',
	'/index.tsx',
];

/**
 * The rule violations of the core package.
 *
 * @param {Record<string, Uint8Array>} files Name in the package → content.
 * @param {string[]}                   slugs Of the add-ons, whose icons the core shows.
 * @return {string[]} Nothing when it is right.
 */
export function coreProblems( files, slugs ) {
	const names = below( SLUG, files );
	const icons = slugs.map( ( slug ) => `addons/${ slug }/icon.svg` );
	const mayHold = ( name ) =>
		[ ...RUNS, ...SOURCES, 'catalogue.json', ...icons ].some(
			( allowed ) =>
				name === allowed || name.startsWith( `${ allowed }/` )
		);
	return [
		...unwanted( names, mayHold ),
		...missing( names, [ ...NEEDED, ...icons ] ),
		...missing( names, screenStyles( files ) ),
		...missing( names, modulesOf( files ) ),
		...missing( names, chunksOf( files, names ) ),
		...missing(
			names,
			[ ...names ]
				.filter( ( name ) => name.endsWith( '.po' ) )
				.map( ( name ) => name.replace( /po$/, 'l10n.php' ) )
		),
		...missingClasses( files, names ),
		...missingSources( files, names ),
	];
}

/**
 * The rule violations of an add-on's package.
 *
 * @param {Record<string, Uint8Array>} files Name in the package → content.
 * @param {string}                     slug  The add-on.
 * @return {string[]} Nothing when it is right.
 */
export function addOnProblems( files, slug ) {
	const folder = `${ SLUG }-${ slug }`;
	const names = below( folder, files );
	const main = `${ folder }.php`;
	const mayHold = ( name ) =>
		[ main, ...ADD_ON ].some(
			( allowed ) =>
				name === allowed || name.startsWith( `${ allowed }/` )
		);
	return [
		...unwanted( names, mayHold ),
		...missing( names, [
			main,
			'readme.txt',
			'LICENSE',
			'icon.svg',
			...addOnScripts( slug ),
			...( ADD_ON_DATA[ slug ] ?? [] ),
		] ),
	].map( ( problem ) => `${ folder }: ${ problem }` );
}

/**
 * @param {string}                     folder The one folder of the package.
 * @param {Record<string, Uint8Array>} files  The package.
 * @return {Set<string>} Names below the folder; what lies beside it keeps its whole name.
 */
function below( folder, files ) {
	return new Set(
		Object.keys( files ).map( ( name ) =>
			name.startsWith( `${ folder }/` )
				? name.slice( folder.length + 1 )
				: `/${ name }`
		)
	);
}

function unwanted( names, mayHold ) {
	return [ ...names ]
		.filter( ( name ) => ! mayHold( name ) || NEVER.test( name ) )
		.map( ( name ) => `${ name } does not belong into the package.` );
}

function missing( names, needed ) {
	return needed
		.filter( ( name ) => ! names.has( name ) )
		.map( ( name ) => `${ name } is missing.` );
}

/** What the core's entries are built to: WordPress reads dependencies and version from the file beside a script. */
function builtFiles() {
	return Object.entries( ENTRIES )
		.filter( ( [ name ] ) => ! ADD_ON_ENTRY.test( name ) )
		.flatMap( ( [ name, source ] ) => [
			`build/${ name }.${ STYLE_ENTRY.test( source ) ? 'css' : 'js' }`,
			`build/${ name }.asset.php`,
		] );
}

/** The scripts of an add-on. */
function addOnScripts( slug ) {
	return Object.keys( ENTRIES )
		.map( ( name ) => ADD_ON_ENTRY.exec( name ) )
		.filter( ( found ) => found?.[ 1 ] === slug )
		.map( ( found ) => `build/${ found[ 2 ] }.js` );
}

/** The style sheets of the dashboard's screens, in both writing directions. */
function screenStyles( files ) {
	return matches( files, 'includes/Admin/Screens.php', /'(admin\/[\w-]+)'/g )
		.flatMap( ( screen ) => [ `${ screen }.css`, `${ screen }-rtl.css` ] )
		.map( ( name ) => `build/${ name }` );
}

/** The modules of the plugin. */
function modulesOf( files ) {
	return matches(
		files,
		'includes/Modules.php',
		/(\w+)\\Module::class,$/gm
	).map( ( domain ) => `includes/${ domain }/Module.php` );
}

/** What a pattern's group matches in a file; nothing if the file is missing, which is reported elsewhere. */
function matches( files, name, pattern ) {
	const text = textOf( files[ `${ SLUG }/${ name }` ] ?? '' );
	return [ ...text.matchAll( pattern ) ].map( ( [ , group ] ) => group );
}

/** The classes that PHP files import and that the package lacks. */
function missingClasses( files, names ) {
	return [ ...names ]
		.filter( ( name ) => /^includes\/.*\.php$/.test( name ) )
		.flatMap( ( name ) =>
			matches( files, name, CLASSES )
				.map(
					( path ) => `includes/${ path.replaceAll( '\\', '/' ) }.php`
				)
				.filter( ( path ) => ! names.has( path ) )
				.map(
					( path ) => `${ path }, which ${ name } uses, is missing.`
				)
		);
}

/** The chunks that the built scripts refer to. */
function chunksOf( files, names ) {
	const chunks = [ ...names ]
		.filter( ( name ) => /^build\/.*\.js$/.test( name ) )
		.flatMap( ( name ) => [
			...textOf( files[ `${ SLUG }/${ name }` ] ).matchAll( CHUNKS ),
		] )
		.map( ( [ , chunk ] ) => `build/${ chunk }` );
	return [ ...new Set( chunks ) ];
}

/** The files that sources import by a relative path and that the package lacks. */
function missingSources( files, names ) {
	return [ ...names ]
		.filter( ( name ) =>
			/^(?:src\/|tools\/|webpack).*\.(?:[jt]sx?|scss)$/.test( name )
		)
		.flatMap( ( name ) =>
			importsOf( files[ `${ SLUG }/${ name }` ] )
				.map( ( target ) =>
					posix.join( posix.dirname( name ), target )
				)
				.filter(
					( target ) =>
						! [ target, partial( target ) ].some( ( path ) =>
							ENDINGS.some( ( ending ) =>
								names.has( path + ending )
							)
						)
				)
				.map(
					( target ) =>
						`${ target }, which ${ name } imports, is missing.`
				)
		);
}

/** The file name of a Sass partial that is imported without its underscore. */
function partial( path ) {
	return path.replace( /([^/]+)$/, '_$1' );
}

function importsOf( content ) {
	const code = textOf( content ).replace( /\/\*\*[^]*?\*\//g, '' );
	return [ ...code.matchAll( IMPORTS ) ].map( ( [ , path ] ) =>
		path.replace( /\?.*$/, '' )
	);
}

function textOf( content ) {
	return Buffer.from( content ).toString();
}

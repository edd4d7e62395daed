/**
 * The rules for the content of packages. `npm run package` refuses to write one that violates them, and `npm test`
 * packs the real build.
 */
import { posix } from 'node:path';
import { SLUG } from './paths.mjs';

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

/** Required files of the core package. */
const NEEDED = [
	...RUNS.filter( ( name ) => name.includes( '.' ) || name === 'LICENSE' ),
	...SOURCES.filter( ( name ) => /\.js(on)?$/.test( name ) ),
	'catalogue.json',
	'includes/Plugin.php',
	'includes/Container.php',
	'includes/Admin/preload.json',
	'includes/Licensing/store.json',
	'languages/userfeedback.pot',
	...[ 'surveys', 'results', 'add-ons', 'settings' ].flatMap( ( screen ) => [
		`build/admin/${ screen }.js`,
		`build/admin/${ screen }.css`,
		`build/admin/${ screen }-rtl.css`,
	] ),
	'build/blocks/post-panel.js',
	'build/blocks/survey.js',
	'build/blocks/survey.css',
	'build/blocks/post-rating.js',
	'build/blocks/post-rating.css',
	'src/blocks/post-rating/block.json',
	'build/post-ratings/control.css',
	'build/post-ratings/control.asset.php',
	'build/widget/loader.js',
	'build/widget/outbox.js',
	'build/widget/control.js',
	'build/widget/app.js',
	'build/widget/preview.js',
	'build/widget/why.js',
	'build/widget/inline.js',
	'build/widget/inline.css',
	'build/data/icons-solid.json',
	'build/data/icons-regular.json',
	'build/data/icons-brands.json',
	'build/data/icons-license.txt',
];

/** Entry scripts: WordPress reads the dependencies and the version from the file beside them. */
const ENTRIES =
	/^build\/(?:admin\/(?:surveys|results|add-ons|settings)|blocks\/[\w-]+|widget\/(?:parts\/)?[\w-]+)\.js$/;

/** The source of a script that only some surveys need on the visitor's page. */
const PARTS = /^src\/(widget\/parts\/[\w-]+)\.tsx?$/;

/** A chunk that a built script loads on demand. */
const CHUNKS = /"((?:admin|widget|blocks)\/[\w-]+\.(?:js|css))\?ver=/g;

/** Forbidden in all packages. */
const NEVER =
	/(?:^|\/)(?:\.[^/]*|node_modules|vendor|tests|[^/]+\.test\.[jt]sx?|[^/]+\.(?:map|log|zip))(?:\/|$)/;

/** A relative import or require, including dynamic ones and those of style sheets. */
const IMPORTS =
	/(?:\bfrom|\bimport|\brequire\(|\bimport\(|@import|@use)\s*(?:\/\*[^*]*\*\/\s*)?['"](\.{1,2}\/[^'"]+)['"]/g;

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
		...missing(
			names,
			[ ...names ]
				.filter( ( name ) => ENTRIES.test( name ) )
				.map( ( name ) => name.replace( /js$/, 'asset.php' ) )
		),
		...missing( names, chunksOf( files, names ) ),
		...missing(
			names,
			[ ...names ]
				.filter( ( name ) => PARTS.test( name ) )
				.map( ( name ) => name.replace( PARTS, 'build/$1.js' ) )
		),
		...missing(
			names,
			[ ...names ]
				.filter( ( name ) => name.endsWith( '.po' ) )
				.map( ( name ) => name.replace( /po$/, 'l10n.php' ) )
		),
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
		...missing( names, [ main, 'readme.txt', 'LICENSE', 'icon.svg' ] ),
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

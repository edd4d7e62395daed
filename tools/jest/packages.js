/**
 * WordPress' packages for Jest: webpack bundles each package into one file, so that a test file does not load
 * hundreds of modules. As in WordPress, packages refer to each other by name, so that each has one instance.
 */
const { createHash } = require( 'node:crypto' );
const { existsSync, readFileSync } = require( 'node:fs' );
const { resolve } = require( 'node:path' );

const ROOT = resolve( __dirname, '../..' );
const ALL = resolve( ROOT, '.cache/jest-packages' );

/** The packages that our sources import, without those that tests mock: `@wordpress/a11y`, `@wordpress/block-editor`. */
const IMPORTED = [
	'api-fetch',
	'components',
	'compose',
	'data',
	'element',
	'hooks',
	'i18n',
	'icons',
	'notices',
	'url',
];

/** Not bundled: tests mock `a11y`, and `base-styles` has no script. */
const LEFT_OUT = [ 'a11y', 'base-styles' ];

const PREFIX = '@wordpress/';

/**
 * The names, without `@wordpress/`, of all that IMPORTED needs.
 *
 * @param {Record<string, { dependencies?: Record<string, string> }>} installed The packages of package-lock.json.
 * @return {string[]} In the order of the alphabet.
 */
function closureOf( installed ) {
	const names = new Set( IMPORTED );
	for ( const name of names ) {
		const { dependencies = {} } =
			installed[ `node_modules/${ PREFIX }${ name }` ];
		Object.keys( dependencies )
			.filter( ( other ) => other.startsWith( PREFIX ) )
			.map( ( other ) => other.slice( PREFIX.length ) )
			.filter( ( other ) => ! LEFT_OUT.includes( other ) )
			.forEach( ( other ) => names.add( other ) );
	}
	return [ ...names ].sort();
}

const lock = readFileSync( resolve( ROOT, 'package-lock.json' ), 'utf8' );
const { packages } = JSON.parse( lock );

const NAMES = closureOf( packages );

/** Contains a hash of the inputs, so that outdated files are never used. */
const FOLDER = resolve(
	ALL,
	createHash( 'sha256' )
		.update( lock )
		.update( readFileSync( __filename ) )
		.digest( 'hex' )
		.slice( 0, 16 )
);

/** The part of a version without breaking changes: 8 of 8.4.0, 0.7 of 0.7.1. */
const line = ( { version } ) => /^(0\.\d+|\d+)/.exec( version )?.[ 0 ];

/**
 * Whether a package that imports `name` may use the one at the top of node_modules: always, unless it has its own
 * copy of an incompatible version.
 *
 * @param {string} request What is imported.
 * @param {string} issuer  The file that imports it.
 */
function isShared( request, issuer ) {
	if ( ! NAMES.some( ( name ) => request === PREFIX + name ) ) {
		return false;
	}
	const [ , folder ] =
		/.*[/\\](node_modules[/\\]@wordpress[/\\][^/\\]+)/.exec( issuer ) ?? [];
	const own =
		folder &&
		packages[
			`${ folder }/node_modules/${ request }`.replaceAll( '\\', '/' )
		];
	return (
		! own || line( own ) === line( packages[ `node_modules/${ request }` ] )
	);
}

/** The configuration of webpack. */
const configuration = () => ( {
	mode: 'none',
	target: 'web',
	devtool: false,
	context: ROOT,
	entry: Object.fromEntries(
		NAMES.map( ( name ) => [ name, PREFIX + name ] )
	),
	output: {
		path: FOLDER,
		filename: '[name].js',
		library: { type: 'commonjs2' },
		globalObject: 'globalThis',
	},
	module: {
		rules: [
			// Makes the default export of another package available to `import name from`, like Babel.
			{ test: /\.mjs$/, type: 'javascript/auto' },
		],
	},
	externals: [
		( { request, contextInfo: { issuer } }, done ) => {
			// Entries have no issuer.
			const isOther =
				/^(react|react-dom)(\/|$)/.test( request ) ||
				LEFT_OUT.some( ( name ) => request === PREFIX + name ) ||
				isShared( request, issuer );
			done(
				null,
				issuer && isOther ? `commonjs ${ request }` : undefined
			);
		},
	],
	optimization: {
		nodeEnv: 'test',
		concatenateModules: true,
		providedExports: true,
		usedExports: true,
		sideEffects: true,
	},
	performance: { hints: false },
} );

/** The value for Jest's moduleNameMapper. */
const PACKAGE_MAP = {
	[ `^@wordpress/(${ NAMES.join( '|' ) })$` ]: `${ FOLDER }/$1.js`,
};

const isBuilt = () => existsSync( resolve( FOLDER, '.built' ) );

module.exports = { ALL, FOLDER, PACKAGE_MAP, configuration, isBuilt };

/**
 * The packages of WordPress as Jest loads them: each as one file, made by webpack, instead of hundreds of modules that every test file
 * would load anew. As in WordPress, one package asks for another by its name, so that there is one instance of each.
 */
const { createHash } = require( 'node:crypto' );
const { existsSync, readFileSync } = require( 'node:fs' );
const { resolve } = require( 'node:path' );

const ROOT = resolve( __dirname, '../..' );
const ALL = resolve( ROOT, '.cache/jest-packages' );

/** What our sources import. What tests replace by a mock is not among them: `@wordpress/a11y`, `@wordpress/block-editor`. */
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

/** Left to Jest: tests mock `a11y`, and `base-styles` has no script. */
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

/** Changes with what is in the files, so that old ones are never taken for new ones. */
const FOLDER = resolve(
	ALL,
	createHash( 'sha256' )
		.update( lock )
		.update( readFileSync( __filename ) )
		.digest( 'hex' )
		.slice( 0, 16 )
);

/** The part of a version in which nothing breaks: 8 of 8.4.0, 0.7 of 0.7.1. */
const line = ( { version } ) => /^(0\.\d+|\d+)/.exec( version )?.[ 0 ];

/**
 * Whether a package that asks for `name` may be given the one at the top of node_modules: always, unless it has one of its own that is
 * of an incompatible version.
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

/** Configuration of webpack. */
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
			// Lets `import name from` another package find its default export, as Babel does.
			{ test: /\.mjs$/, type: 'javascript/auto' },
		],
	},
	externals: [
		( { request, contextInfo: { issuer } }, done ) => {
			// Without an issuer it is an entry.
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

/** For Jest's moduleNameMapper. */
const PACKAGE_MAP = {
	[ `^@wordpress/(${ NAMES.join( '|' ) })$` ]: `${ FOLDER }/$1.js`,
};

const isBuilt = () => existsSync( resolve( FOLDER, '.built' ) );

module.exports = { ALL, FOLDER, PACKAGE_MAP, configuration, isBuilt };

/** The browsers of the stage engines, as Debian packages them. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CHROMIUM_ARGUMENTS } from '../chromium.js';
import { installDebianPackages } from './packages.mjs';
import { say, UserError } from './progress.mjs';

/** Pixels of the window. */
const SIZE = { width: 1280, height: 900 };

/** Firefox reaches the site only: everything else goes to a port on which nothing listens. */
const FIREFOX_PREFERENCES = {
	'network.proxy.type': 1,
	'network.proxy.http': '127.0.0.1',
	'network.proxy.http_port': 9,
	'network.proxy.ssl': '127.0.0.1',
	'network.proxy.ssl_port': 9,
	'network.proxy.no_proxies_on': '127.0.0.1',
	'app.update.auto': false,
	'browser.shell.checkDefaultBrowser': false,
	'datareporting.policy.dataSubmissionEnabled': false,
};

const program = ( name, inPackage = name ) => ( {
	inPackage,
	find: () => [ `/usr/bin/${ name }` ].find( ( path ) => existsSync( path ) ),
} );

/** The folders in a folder whose names match. */
const folders = ( parent, pattern ) =>
	existsSync( parent )
		? readdirSync( parent )
				.filter( ( name ) => pattern.test( name ) )
				.map( ( name ) => resolve( parent, name ) )
		: [];

/** WebKitGTK's own browser is in a folder that is named after the processor and the version of the API. */
const MINI_BROWSER = {
	inPackage: 'webkit2gtk-driver',
	find: () =>
		folders( '/usr/lib', /-linux-gnu/ )
			.flatMap( ( folder ) => folders( folder, /^webkit(2)?gtk-/ ) )
			.map( ( folder ) => resolve( folder, 'MiniBrowser' ) )
			.findLast( ( path ) => existsSync( path ) ),
};

/**
 * What a browser is started with.
 *
 * @typedef {Object} Start
 * @property {string[]}                  command      Program and arguments.
 * @property {Record<string, string>=}   env          Added to the environment.
 * @property {Object=}                   capabilities For a W3C WebDriver session. Without them the program speaks WebDriver BiDi.
 */

/**
 * @typedef {Object} Engine
 * @property {Record<string, { inPackage: string, find: () => string | undefined }>} programs Each with its Debian package.
 * @property {( paths: Record<string, string>, port: number, profile: string ) => Start} start Its command line, for a port and an empty folder.
 */

/** @type {Record<string, Engine>} */
const ENGINES = {
	chromium: {
		programs: {
			browser: program( 'chromium' ),
			driver: program( 'chromedriver', 'chromium-driver' ),
		},
		start: ( { browser, driver }, port, profile ) => ( {
			command: [ driver, `--port=${ port }` ],
			capabilities: {
				'goog:chromeOptions': {
					binary: browser,
					args: [
						...CHROMIUM_ARGUMENTS,
						'--headless=new',
						`--user-data-dir=${ profile }`,
						`--window-size=${ SIZE.width },${ SIZE.height }`,
					],
				},
			},
		} ),
	},
	// Firefox speaks WebDriver BiDi itself. Debian has no geckodriver, which WebDriver would need.
	firefox: {
		programs: { browser: program( 'firefox-esr' ) },
		start( { browser }, port, profile ) {
			const lines = Object.entries( FIREFOX_PREFERENCES ).map(
				( [ name, value ] ) =>
					`user_pref( "${ name }", ${ JSON.stringify( value ) } );\n`
			);
			writeFileSync( resolve( profile, 'user.js' ), lines.join( '' ) );
			return {
				command: [
					browser,
					'--headless',
					'--no-remote',
					'--profile',
					profile,
					`--remote-debugging-port=${ port }`,
				],
				env: {
					MOZ_HEADLESS_WIDTH: String( SIZE.width ),
					MOZ_HEADLESS_HEIGHT: String( SIZE.height ),
				},
			};
		},
	},
	webkit: {
		programs: {
			browser: MINI_BROWSER,
			driver: program( 'WebKitWebDriver', 'webkit2gtk-driver' ),
			// MiniBrowser has no headless mode.
			screen: program( 'xvfb-run', 'xvfb' ),
			key: program( 'xauth' ),
		},
		start: ( { browser, driver, screen }, port ) => ( {
			command: [
				screen,
				'--auto-servernum',
				`--server-args=-screen 0 ${ SIZE.width }x${ SIZE.height }x24`,
				driver,
				`--port=${ port }`,
			],
			// There is no desktop whose accessibility bus it could use.
			env: { NO_AT_BRIDGE: '1' },
			capabilities: {
				'webkitgtk:browserOptions': {
					binary: browser,
					args: [ '--automation' ],
				},
			},
		} ),
	},
};

/** The names of the engines. */
export const ENGINE_NAMES = Object.keys( ENGINES );

/**
 * The Debian packages of an engine that are not installed.
 *
 * @param {string} engine One of ENGINE_NAMES.
 */
export function missingPackages( engine ) {
	const missing = Object.values( ENGINES[ engine ].programs )
		.filter( ( { find } ) => find() === undefined )
		.map( ( { inPackage } ) => inPackage );
	return [ ...new Set( missing ) ];
}

/**
 * What an engine is started with.
 *
 * @param {string} engine  One of ENGINE_NAMES.
 * @param {number} port    Where its driver listens.
 * @param {string} profile An empty folder.
 * @return {Start} Programs and settings.
 */
export function startOf( engine, port, profile ) {
	const missing = missingPackages( engine );
	if ( missing.length > 0 ) {
		throw new UserError(
			`${ engine } lacks the Debian package ${ missing.join( ', ' ) }.`
		);
	}
	const { programs, start } = ENGINES[ engine ];
	const paths = Object.fromEntries(
		Object.entries( programs ).map( ( [ name, { find } ] ) => [
			name,
			find(),
		] )
	);
	return start( paths, port, profile );
}

/**
 * Installs what is missing of each engine. Only reports an engine that cannot be installed: the stage fails for it, and
 * tests the others.
 */
export async function installEngines() {
	for ( const engine of ENGINE_NAMES ) {
		const missing = missingPackages( engine );
		if ( missing.length > 0 ) {
			try {
				await installDebianPackages( missing );
			} catch ( error ) {
				if ( ! ( error instanceof UserError ) ) {
					throw error;
				}
				say( `${ engine }: ${ error.message }` );
			}
		}
	}
}

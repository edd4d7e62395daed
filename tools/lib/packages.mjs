import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './paths.mjs';
import { say, UserError } from './progress.mjs';
import { hasProgram, run, tryRun } from './run.mjs';

/** PHP extensions that WordPress on SQLite needs → the Debian package of each. */
const PHP_EXTENSIONS = {
	pdo_sqlite: 'php-sqlite3',
	sqlite3: 'php-sqlite3',
	mysqli: 'php-mysql',
	mbstring: 'php-mbstring',
	dom: 'php-xml',
	SimpleXML: 'php-xml',
	xmlwriter: 'php-xml',
	intl: 'php-intl',
	curl: 'php-curl',
	zip: 'php-zip',
	gd: 'php-gd',
};

const HEADLESS_CHROMIUM = '/usr/bin/chromium-headless-shell';

let listsUpdated = false;

/**
 * Installs Debian packages if it runs as root; otherwise throws an error that names the missing ones.
 *
 * @param {string[]} names Package names.
 */
export async function installDebianPackages( names ) {
	const command = `apt-get install --yes ${ names.join( ' ' ) }`;
	const isRoot = process.getuid?.() === 0;
	if ( ! isRoot || ! hasProgram( 'apt-get' ) ) {
		throw new UserError(
			'Some programs are missing. On Debian or Ubuntu install them with\n' +
				`    sudo ${ command }\nElsewhere install what these packages hold, then try again.`
		);
	}
	say( `Installing ${ names.join( ', ' ) } …` );
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	if ( ! listsUpdated ) {
		await run( 'apt-get', [ 'update' ], { env } );
		listsUpdated = true;
	}
	await run(
		'apt-get',
		[
			'install',
			'--yes',
			'--no-install-recommends',
			// A machine that has just started may be updating itself.
			'-o',
			'DPkg::Lock::Timeout=600',
			...names,
		],
		{ env }
	);
}

async function missingPhpPackages() {
	const { code, output } = await tryRun( 'php', [ '-m' ] );
	const present = code === 0 ? output.toLowerCase().split( /\s+/ ) : [];
	const packages = Object.entries( PHP_EXTENSIONS )
		.filter( ( [ name ] ) => ! present.includes( name.toLowerCase() ) )
		.map( ( [ , name ] ) => name );
	return [
		...new Set( [ ...( code === 0 ? [] : [ 'php-cli' ] ), ...packages ] ),
	];
}

/** Makes sure that PHP 8.1 or newer is installed, with the extensions that WordPress on SQLite needs. */
export async function ensurePhp() {
	const missing = await missingPhpPackages();
	if ( missing.length > 0 ) {
		await installDebianPackages( missing );
		const still = await missingPhpPackages();
		if ( still.length > 0 ) {
			throw new UserError(
				`PHP lacks what these packages bring, though they were installed: ${ still.join( ', ' ) }.`
			);
		}
	}
	const id = await run( 'php', [ '-r', 'echo PHP_VERSION_ID;' ] );
	if ( Number( id ) < 80100 ) {
		throw new UserError( 'PHP 8.1 or newer is needed.' );
	}
}

/** Makes sure that Debian's Chromium is installed. Resolves with its path. */
export async function ensureChromium() {
	const path = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
	if ( ! existsSync( path ) ) {
		await installDebianPackages( [ 'chromium' ] );
	}
	if ( ! existsSync( path ) ) {
		throw new UserError(
			`There is no Chromium at ${ path }: set CHROMIUM_PATH to where it is.`
		);
	}
	return path;
}

/**
 * Makes sure that the browsers of the tests are installed. Most tests run in Debian's chromium-headless-shell, which
 * takes a third less CPU time than the full browser in headless mode. If it is not available, or if CHROMIUM_PATH is
 * set, they run in the full browser.
 *
 * @return {Promise<{ path: string, fullPath: string }>} Where the browser of the tests is, and the whole one, which alone has a
 *         back/forward cache.
 */
export async function ensureTestChromium() {
	const fullPath = await ensureChromium();
	if ( process.env.CHROMIUM_PATH ) {
		return { path: fullPath, fullPath };
	}
	try {
		if ( ! existsSync( HEADLESS_CHROMIUM ) ) {
			await installDebianPackages( [ 'chromium-headless-shell' ] );
		}
		return { path: HEADLESS_CHROMIUM, fullPath };
	} catch ( error ) {
		if ( error instanceof UserError ) {
			return { path: fullPath, fullPath };
		}
		throw error;
	}
}

/** Makes sure that MariaDB's server is installed: the PHP tests run on it as well as on SQLite. */
export async function ensureMariadb() {
	for ( const program of [ 'mariadbd', 'mariadb-install-db' ] ) {
		if ( ! hasProgram( program ) ) {
			await installDebianPackages( [ 'mariadb-server' ] );
		}
	}
}

/**
 * Installs a folder of packages if it is missing or outdated.
 *
 * @param {string}              folder  node_modules or vendor.
 * @param {string}              source  The file that describes it.
 * @param {() => Promise<void>} install Fills the folder.
 * @param {string}              proof   A file inside that somebody who installs by hand leaves, newer than the source.
 */
async function ensureFolder( folder, source, install, proof ) {
	const stamp = resolve( ROOT, folder, '.userfeedback-source' );
	const wanted = createHash( 'sha256' )
		.update( readFileSync( resolve( ROOT, source ) ) )
		.digest( 'hex' );
	if ( existsSync( stamp ) && readFileSync( stamp, 'utf8' ) === wanted ) {
		return;
	}
	const changed = ( file ) =>
		statSync( file, { throwIfNoEntry: false } )?.mtimeMs ?? 0;
	if (
		changed( resolve( ROOT, folder, proof ) ) <
		changed( resolve( ROOT, source ) )
	) {
		await install();
	}
	writeFileSync( stamp, wanted );
}

/** Makes sure that node_modules corresponds to package-lock.json. */
export async function ensureNodeModules() {
	await ensureFolder(
		'node_modules',
		'package-lock.json',
		async () => {
			say(
				'Installing the npm packages (the first time takes a minute or two) …'
			);
			await run( 'npm', [
				'ci',
				'--no-audit',
				'--no-fund',
				'--loglevel=error',
			] );
		},
		'.package-lock.json'
	);
}

/** Makes sure that the PHP development tools are in vendor. */
export async function ensureVendor() {
	await ensureFolder(
		'vendor',
		'composer.json',
		async () => {
			if ( ! hasProgram( 'composer' ) ) {
				await installDebianPackages( [ 'composer' ] );
			}
			say( 'Installing the Composer packages …' );
			await run(
				'composer',
				[ 'install', '--no-interaction', '--no-progress' ],
				{
					env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
				}
			);
		},
		'composer/installed.json'
	);
}

/** Throws if the packages do not support this version of Node. */
export function checkNode() {
	const [ major, minor ] = process.versions.node.split( '.' ).map( Number );
	if ( major < 20 || ( major === 20 && minor < 19 ) ) {
		throw new UserError(
			`Node 20.19 or newer is needed; this is ${ process.versions.node }.`
		);
	}
}

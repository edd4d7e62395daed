import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startMariadb } from '../../../tools/lib/mariadb.mjs';
import {
	ensureMariadb,
	installDebianPackages,
} from '../../../tools/lib/packages.mjs';
import { CACHE, ROOT } from '../../../tools/lib/paths.mjs';
import { UserError } from '../../../tools/lib/progress.mjs';
import {
	hasProgram,
	killGroup,
	ownGroup,
	run,
	startServer,
	tryRun,
} from '../../../tools/lib/run.mjs';
import { freePort } from '../../../tools/lib/server.mjs';
import {
	fpmConfig,
	MARIADB_SETTINGS,
	nginxConfig,
	PHP_SETTINGS,
} from './stack-config.mjs';

/** Debian keeps servers where only root's PATH looks. */
process.env.PATH += ':/usr/sbin';

/** Of the command line, for example 8.2. */
export async function phpVersion() {
	return run( 'php', [
		'-r',
		'echo PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION;',
	] );
}

/**
 * PHP's sampling profiler, from Debian's package: not installed, so that PHP stays as it is elsewhere.
 *
 * @return {Promise<string>} Path of the extension; '' where there is none for this PHP.
 */
async function excimer() {
	const folder = resolve( CACHE, 'bench/excimer' );
	const find = async () =>
		( await tryRun( 'find', [ folder, '-name', 'excimer.so' ] ) ).output
			.trim()
			.split( '\n' )
			.pop();
	if ( ! existsSync( folder ) ) {
		mkdirSync( folder, { recursive: true } );
		await tryRun( 'sh', [
			'-c',
			'cd "$1" && apt-get download php-excimer && dpkg-deb -x php-excimer_*.deb .',
			'sh',
			folder,
		] );
	}
	const file = await find();
	// Of another version of PHP, it only warns.
	const works =
		file &&
		( await tryRun( 'php', [
			'--define',
			`extension=${ file }`,
			'-r',
			'exit( class_exists( "ExcimerProfiler" ) ? 0 : 1 );',
		] ) );
	return works && works.code === 0 ? file : '';
}

/** Makes sure of nginx, PHP-FPM, MariaDB and wrk. */
export async function ensureServers() {
	const php = await phpVersion();
	const packages = Object.entries( {
		nginx: 'nginx',
		[ `php-fpm${ php }` ]: `php${ php }-fpm`,
		wrk: 'wrk',
	} )
		.filter( ( [ program ] ) => ! hasProgram( program ) )
		.map( ( [ , name ] ) => name );
	if ( packages.length > 0 ) {
		await installDebianPackages( packages );
	}
	await ensureMariadb();
}

/**
 * Starts PHP-FPM, which makes itself the leader of a session: it has to be the one of its own group, or nobody would end it with us.
 *
 * @param {string[]}           args Arguments.
 * @param {NodeJS.ProcessEnv=} env  Of its processes.
 * @return {Promise<() => Promise<void>>} Ends it.
 */
export async function startFpm( args, env = process.env ) {
	const asRoot = process.getuid?.() === 0 ? [ '--allow-to-run-as-root' ] : [];
	const fpm = ownGroup(
		spawn(
			`php-fpm${ await phpVersion() }`,
			[ '--nodaemonize', ...asRoot, ...args ],
			{
				detached: true,
				stdio: 'ignore',
				env,
			}
		)
	);
	const ended = new Promise( ( resolvePromise ) => {
		fpm.once( 'exit', resolvePromise );
	} );
	// Reads a pipe that only this process holds open: ends PHP-FPM even when this process is killed.
	spawn(
		'sh',
		[ '-c', 'cat > /dev/null; kill "$1" 2> /dev/null', 'watch', fpm.pid ],
		{ detached: true, stdio: [ 'pipe', 'ignore', 'ignore' ] }
	).unref();
	return async () => {
		killGroup( fpm.pid );
		await ended;
	};
}

/** Waits until a page answers 200. */
export async function awaitPage( url ) {
	const deadline = Date.now() + 20_000;
	for (;;) {
		const answer = await fetch( url, { redirect: 'manual' } ).then(
			( { status, headers } ) =>
				status === 200
					? status
					: `${ status } ${ headers.get( 'location' ) ?? '' }`,
			( error ) => `${ error.message }, ${ error.cause?.message }`
		);
		if ( answer === 200 ) {
			return;
		}
		if ( Date.now() > deadline ) {
			throw new UserError( `The site does not answer: ${ answer }.` );
		}
		await new Promise( ( wake ) => setTimeout( wake, 100 ) );
	}
}

/**
 * Starts the database; it ends with this process at the latest, as do the web servers.
 *
 * @param {string} folder Where its data lies; what was there is removed.
 */
export function startDatabase( folder ) {
	return startMariadb( folder, {
		isDurable: true,
		settings: MARIADB_SETTINGS,
	} );
}

/**
 * Starts nginx before PHP-FPM with four children.
 *
 * @param {string} folder Where their files lie.
 * @param {string} root   The folder of WordPress.
 * @param {number} port   Where nginx listens.
 * @return {Promise<() => Promise<void>>} Ends both.
 */
export async function serveSite( folder, root, port ) {
	mkdirSync( folder, { recursive: true } );
	const fpmPort = await freePort();
	const isRoot = process.getuid?.() === 0;
	const write = ( name, text ) => {
		const file = resolve( folder, name );
		writeFileSync( file, text );
		return file;
	};
	const profiler = await excimer();
	const stopFpm = await startFpm( [
		...PHP_SETTINGS,
		...( profiler && [
			'--define',
			`extension=${ profiler }`,
			'--define',
			`auto_prepend_file=${ resolve( ROOT, 'tests/bench/php/profile.php' ) }`,
		] ),
		'--fpm-config',
		write( 'fpm.conf', fpmConfig( folder, fpmPort, isRoot ) ),
	] );
	const config = nginxConfig( { folder, root, port, fpmPort, isRoot } );
	const nginx = startServer( 'nginx', [
		'-e',
		resolve( folder, 'nginx.log' ),
		'-c',
		write( 'nginx.conf', config ),
	] );
	const stop = async () => {
		await nginx.stop();
		await stopFpm();
	};
	try {
		await awaitPage( `http://127.0.0.1:${ port }/` );
	} catch ( error ) {
		await stop();
		throw error;
	}
	return stop;
}

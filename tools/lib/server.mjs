import { createConnection, createServer } from 'node:net';
import { resolve } from 'node:path';
import { wasmServer } from './engine.mjs';
import { ROOT } from './paths.mjs';
import { UserError } from './progress.mjs';
import { startServer } from './run.mjs';
import { wordPressFolder } from './site.mjs';

const HOST = '127.0.0.1';

/** Several workers: a page's requests overlap, and WordPress requests itself for scheduled jobs. */
const WORKERS = 4;

/** Milliseconds until the first page must be served: the WebAssembly PHP takes long to compile. */
const PATIENCE = 120_000;

const PHP_SETTINGS = {
	memory_limit: '256M',
	upload_max_filesize: '64M',
	post_max_size: '64M',
	max_execution_time: '120',
	'opcache.enable': '1',
	'opcache.memory_consumption': '192',
	'opcache.max_accelerated_files': '20000',
	// Checks files on every request, since they are being edited.
	'opcache.revalidate_freq': '0',
};

/**
 * The address of a site.
 *
 * @param {number} port The port.
 */
export const siteUrl = ( port ) => `http://${ HOST }:${ port }`;

/**
 * Throws if something is already listening on the port.
 *
 * @param {number} port The port.
 */
export function checkPort( port ) {
	return new Promise( ( resolvePromise, reject ) => {
		const probe = createServer();
		probe.once( 'error', ( error ) =>
			reject(
				error.code === 'EADDRINUSE'
					? new UserError(
							`Port ${ port } is in use. Stop what uses it or choose another: npm start -- --port ${ port + 1 }`
						)
					: new UserError(
							`Port ${ port } cannot be used: ${ error.message }.`
						)
			)
		);
		probe.listen( port, HOST, () => probe.close( resolvePromise ) );
	} );
}

/** Finds a free port. */
export function freePort() {
	return new Promise( ( resolvePromise, reject ) => {
		const probe = createServer();
		probe.once( 'error', reject );
		probe.listen( 0, HOST, () => {
			const { port } = probe.address();
			probe.close( () => resolvePromise( port ) );
		} );
	} );
}

function accepts( port ) {
	return new Promise( ( resolvePromise ) => {
		const socket = createConnection( port, HOST );
		socket.once( 'connect', () => {
			socket.destroy();
			resolvePromise( true );
		} );
		socket.once( 'error', () => resolvePromise( false ) );
	} );
}

async function answers( port ) {
	if ( ! ( await accepts( port ) ) ) {
		return null;
	}
	// The first request compiles all of WordPress.
	return fetch( `${ siteUrl( port ) }/wp-login.php`, {
		signal: AbortSignal.timeout( PATIENCE ),
	} );
}

/** PHP's own web server. */
function phpServer( folder, port ) {
	const settings = Object.entries( PHP_SETTINGS ).flatMap(
		( [ name, value ] ) => [ '-d', `${ name }=${ value }` ]
	);
	return [
		'php',
		[
			...settings,
			'-S',
			`${ HOST }:${ port }`,
			'-t',
			wordPressFolder( folder ),
			resolve( ROOT, 'tools/site/router.php' ),
		],
	];
}

/**
 * Serves a site until stop() is called or this process ends.
 *
 * @param {string} folder The site's folder.
 * @param {number} port   The port.
 * @return {Promise<{ url: string, ended: Promise<void>, stop: () => Promise<void> }>} The running server.
 */
export async function serve( folder, port ) {
	const url = siteUrl( port );
	const [ program, args ] =
		wasmServer( folder, port, url ) ?? phpServer( folder, port );
	let hasEnded = false;
	const { ended, log, stop } = startServer( program, args, {
		cwd: wordPressFolder( folder ),
		env: {
			...process.env,
			PHP_CLI_SERVER_WORKERS: String( WORKERS ),
			USERFEEDBACK_SITE_URL: url,
		},
	} );
	ended.then( () => {
		hasEnded = true;
	} );
	const deadline = Date.now() + PATIENCE;
	for (;;) {
		const response = await answers( port ).catch( () => null );
		if ( response?.ok ) {
			return { url, ended, stop };
		}
		// The WebAssembly server responds with 502 until PHP has started.
		const isAnswer = response !== null && response.status !== 502;
		if ( isAnswer || hasEnded || Date.now() > deadline ) {
			await stop();
			const why = response
				? `it answers ${ response.status }; see ${ resolve( folder, 'debug.log' ) }`
				: log().trim().split( '\n' ).slice( -5 ).join( '\n' );
			throw new UserError( `The site could not be served: ${ why }` );
		}
		await new Promise( ( wake ) => setTimeout( wake, 50 ) );
	}
}

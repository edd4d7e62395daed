import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { resolve } from 'node:path';
import { UserError } from './progress.mjs';
import { run, startServer } from './run.mjs';
import { freePort } from './server.mjs';

/**
 * The connection of WordPress to a database.
 *
 * @typedef {Object} Database
 * @property {string} host     Address and port.
 * @property {string} user     Who may do anything in the database `wordpress`, and nothing else.
 * @property {string} password Made anew with each server.
 */

/** Fast settings for tests: data that a killed test server has not written to the disk is not needed. */
const QUICK = [
	'--innodb-flush-log-at-trx-commit=0',
	'--innodb-doublewrite=0',
];

/** Committed data survives a kill, as on a production server. */
const DURABLE = [ '--innodb-flush-log-at-trx-commit=1' ];

const SETTINGS = [
	'--innodb-buffer-pool-size=64M',
	'--innodb-log-file-size=32M',
	'--skip-log-bin',
	'--skip-name-resolve',
	'--performance-schema=OFF',
	'--max-allowed-packet=64M',
	// Tests let hundreds of visitors in at once.
	'--max-connections=400',
];

/** The server refuses to run as root without this option. */
export const asWho = () =>
	process.getuid?.() === 0 ? [ '--user=root' ] : [];

/**
 * Whether the server sends its greeting: it listens before it has loaded its data.
 *
 * @param {number} port The port.
 */
function greets( port ) {
	return new Promise( ( resolvePromise ) => {
		const socket = createConnection( port, '127.0.0.1' );
		socket.once( 'data', () => {
			socket.destroy();
			resolvePromise( true );
		} );
		socket.once( 'error', () => resolvePromise( false ) );
		socket.once( 'end', () => resolvePromise( false ) );
	} );
}

/**
 * Makes the data folder of a server.
 *
 * @param {string} data Where.
 */
export async function installData( data ) {
	await run(
		'mariadb-install-db',
		[
			'--no-defaults',
			`--datadir=${ data }`,
			...asWho(),
			// Root may connect only by the socket, and only as the system user of the server.
			'--auth-root-authentication-method=socket',
			'--skip-test-db',
			'--skip-name-resolve',
		],
		{ what: 'Making the data folder of MariaDB' }
	);
}

/**
 * Starts a MariaDB server with an empty database: its data is in a folder of ours, and it listens on loopback only.
 * It ends with this process at the latest.
 *
 * @param {string}                                          folder  Where; what was in it is removed.
 * @param {{ isDurable?: boolean, settings?: string[] }=} options Whether what is committed must survive kill(), and arguments
 *                                                                that stand above those of a test.
 * @return {Promise<{ database: Database, stop: () => Promise<void>, kill: () => Promise<void>, start: ( more?: string[] ) => Promise<void>, end: () => string | null }>}
 *         The running server; kill() ends it as a power cut does, start() starts it again, with more arguments if there are any; end() is the
 *         end of its log if it no longer runs.
 */
export async function startMariadb(
	folder,
	{ isDurable = false, settings = [] } = {}
) {
	const data = resolve( folder, 'data' );
	rmSync( folder, { recursive: true, force: true } );
	const temporary = resolve( folder, 'tmp' );
	mkdirSync( temporary, { recursive: true, mode: 0o700 } );
	await installData( data );
	const port = await freePort();
	const database = {
		host: `127.0.0.1:${ port }`,
		user: 'wordpress',
		password: randomBytes( 24 ).toString( 'base64url' ),
	};
	const init = resolve( folder, 'init.sql' );
	writeFileSync(
		init,
		'CREATE DATABASE wordpress CHARACTER SET utf8mb4;\n' +
			`CREATE USER '${ database.user }'@'127.0.0.1' IDENTIFIED BY '${ database.password }';\n` +
			`GRANT ALL ON wordpress.* TO '${ database.user }'@'127.0.0.1';\n`,
		{ mode: 0o600 }
	);
	const args = [
		'--no-defaults',
		`--datadir=${ data }`,
		// A server that starts removes the temporary tables that it finds: those of other servers, in a common folder.
		`--tmpdir=${ temporary }`,
		...asWho(),
		'--bind-address=127.0.0.1',
		`--port=${ port }`,
		// Relative to the data folder, since socket paths must be short.
		'--socket=mariadb.sock',
		'--pid-file=mariadb.pid',
		...SETTINGS,
		...( isDurable ? DURABLE : QUICK ),
		...settings,
	];
	let server = await launch( folder, port, [
		...args,
		`--init-file=${ init }`,
	] );
	return {
		database,
		stop: () => server.stop(),
		kill: () => server.stop( 0 ),
		end: () => ( server.hasEnded() ? server.log() : null ),
		start: async ( more = [] ) => {
			server = await launch( folder, port, [ ...args, ...more ] );
		},
	};
}

/**
 * Starts a server and waits until it takes connections.
 *
 * @param {string}   folder   Where it runs.
 * @param {number}   port     Where it listens.
 * @param {string[]} args     Arguments.
 * @param {number=}  patience Milliseconds: a node of a cluster takes its data from another one first.
 */
export async function launch( folder, port, args, patience = 60_000 ) {
	const server = startServer( 'mariadbd', args, { cwd: folder } );
	const deadline = Date.now() + patience;
	while ( ! ( await greets( port ) ) ) {
		if ( server.hasEnded() || Date.now() > deadline ) {
			await server.stop();
			throw new UserError(
				`MariaDB could not be started:\n${ server.log() }`
			);
		}
		await new Promise( ( wake ) => setTimeout( wake, 50 ) );
	}
	return server;
}

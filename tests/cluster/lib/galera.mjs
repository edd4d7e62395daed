import { randomBytes } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { asWho, installData, launch } from '../../../tools/lib/mariadb.mjs';
import { freePort } from '../../../tools/lib/server.mjs';
import { queryLines } from '../../../tools/lib/sql.mjs';

/** Where Debian's galera-4 puts it. */
const PROVIDER = '/usr/lib/galera/libgalera_smm.so';

/** Milliseconds that a node may take to copy all data from another one. */
const COPYING = 300_000;

/** How soon the others give up a node that is silent, and how much a node that comes back may have missed before it needs a copy of everything. */
const PROVIDER_OPTIONS = [
	'evs.suspect_timeout=PT3S',
	'evs.inactive_timeout=PT6S',
	'evs.install_timeout=PT6S',
	'gcache.size=64M',
];

/**
 * Ports of a node: for clients, the group's talk, and the two ways to catch up.
 *
 * @typedef {{ sql: number, group: number, increments: number, copy: number }} Ports
 */

/** @return {Promise<Ports>} Ports that nobody uses. */
async function freePorts() {
	const [ sql, group, increments, copy ] = await Promise.all(
		Array.from( { length: 4 }, freePort )
	);
	return { sql, group, increments, copy };
}

/** One server of the cluster. */
export class GaleraNode {
	/** @type {Awaited<ReturnType<typeof launch>> | null} */
	#server = null;

	/** @type {string} */
	#members;

	/** @type {string} */
	#sockets;

	/**
	 * @param {string} name
	 * @param {string} folder
	 * @param {Ports}  ports
	 * @param {string} password Of all accounts.
	 */
	constructor( name, folder, ports, password ) {
		this.name = name;
		this.folder = folder;
		this.ports = ports;
		/** @type {import('../../../tools/lib/mariadb.mjs').Database} */
		this.database = {
			host: `127.0.0.1:${ ports.sql }`,
			user: 'wordpress',
			password,
		};
	}

	/**
	 * Prepares an empty node.
	 *
	 * @param {string} members Addresses of all nodes.
	 */
	async make( members ) {
		this.#members = members;
		// Paths of sockets must be short.
		this.#sockets = mkdtempSync( resolve( tmpdir(), 'uf-' ) );
		mkdirSync( resolve( this.folder, 'tmp' ), { recursive: true } );
		await this.#clear();
	}

	async #clear() {
		const data = resolve( this.folder, 'data' );
		rmSync( data, { recursive: true, force: true } );
		await installData( data );
	}

	#config() {
		const options = [
			`gmcast.listen_addr=tcp://127.0.0.1:${ this.ports.group }`,
			`ist.recv_addr=127.0.0.1:${ this.ports.increments }`,
			...PROVIDER_OPTIONS,
		];
		const settings = {
			datadir: resolve( this.folder, 'data' ),
			tmpdir: resolve( this.folder, 'tmp' ),
			'bind-address': '127.0.0.1',
			port: this.ports.sql,
			socket: resolve( this.#sockets, 'sql.sock' ),
			'pid-file': this.#pidFile(),
			'log-error': resolve( this.folder, 'mariadb.log' ),
			'skip-name-resolve': 1,
			'performance-schema': 'OFF',
			'max-connections': 200,
			'max-allowed-packet': '64M',
			'innodb-buffer-pool-size': '512M',
			'innodb-log-file-size': '256M',
			// What one node loses in a power cut, two others have.
			'innodb-flush-log-at-trx-commit': 2,
			'innodb-autoinc-lock-mode': 2,
			'binlog-format': 'ROW',
			'wsrep-on': 'ON',
			'wsrep-provider': PROVIDER,
			'wsrep-provider-options': `"${ options.join( ';' ) }"`,
			'wsrep-cluster-name': 'userfeedback',
			'wsrep-cluster-address': `gcomm://${ this.#members }`,
			'wsrep-node-name': this.name,
			'wsrep-node-address': `127.0.0.1:${ this.ports.group }`,
			'wsrep-slave-threads': 4,
			'wsrep-sst-method': 'mariabackup',
			'wsrep-sst-auth': `keeper:${ this.database.password }`,
			'wsrep-sst-receive-address': `127.0.0.1:${ this.ports.copy }`,
		};
		const lines = Object.entries( settings ).map(
			( [ name, value ] ) => `${ name } = ${ value }`
		);
		const file = resolve( this.folder, 'node.cnf' );
		writeFileSync( file, `[mysqld]\n${ lines.join( '\n' ) }\n`, {
			mode: 0o600,
		} );
		return file;
	}

	#accounts() {
		const file = resolve( this.folder, 'init.sql' );
		const { user, password } = this.database;
		const account = ( name, host ) =>
			`CREATE OR REPLACE USER '${ name }'@'${ host }' IDENTIFIED BY '${ password }';`;
		writeFileSync(
			file,
			[
				'CREATE DATABASE IF NOT EXISTS wordpress CHARACTER SET utf8mb4;',
				account( user, '127.0.0.1' ),
				`GRANT ALL ON wordpress.* TO '${ user }'@'127.0.0.1';`,
				account( 'keeper', '127.0.0.1' ),
				"GRANT ALL ON *.* TO 'keeper'@'127.0.0.1';",
				account( 'keeper', 'localhost' ),
				"GRANT ALL ON *.* TO 'keeper'@'localhost';",
				'',
			].join( '\n' ),
			{ mode: 0o600 }
		);
		return file;
	}

	/**
	 * Starts it and waits until it has what the others have.
	 *
	 * @param {{ isFirst?: boolean }=} options The first one of a cluster has nobody to ask.
	 */
	async start( { isFirst = false } = {} ) {
		this.#server = await launch(
			this.folder,
			this.ports.sql,
			[
				`--defaults-file=${ this.#config() }`,
				...asWho(),
				...( isFirst
					? [
							'--wsrep-new-cluster',
							`--init-file=${ this.#accounts() }`,
						]
					: [] ),
			],
			COPYING
		);
	}

	/** Asks it to end. */
	async stop() {
		await this.#end( 30_000 );
	}

	/** Ends it as a power cut does. */
	async kill() {
		await this.#end( 0 );
	}

	async #end( patience ) {
		// It has redirected its output to its log, so that nobody hears of its end by a pipe.
		const pid = existsSync( this.#pidFile() )
			? readFileSync( this.#pidFile(), 'utf8' ).trim()
			: '';
		await this.#server?.stop( patience );
		this.#server = null;
		while ( pid !== '' && existsSync( `/proc/${ pid }` ) ) {
			await new Promise( ( wake ) => setTimeout( wake, 50 ) );
		}
	}

	#pidFile() {
		return resolve( this.folder, 'mariadb.pid' );
	}

	/** Removes its data: it has to copy all from another node when it starts. */
	async lose() {
		await this.#clear();
	}

	/** Removes what is not in its folder, once it will not start again. */
	removeSockets() {
		rmSync( this.#sockets, { recursive: true, force: true } );
	}

	/** Asks the node, as one who may do all. */
	sql( statement ) {
		return queryLines( { ...this.database, user: 'keeper' }, statement );
	}

	/**
	 * Cuts it off from the other nodes, or lets it back: its clients still reach it.
	 *
	 * @param {boolean} isAlone
	 */
	async isolate( isAlone ) {
		await this.sql(
			`SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${ isAlone ? 1 : 0 }'`
		);
	}

	/**
	 * A figure of its state, for example wsrep_local_state_comment.
	 *
	 * @param {string} name
	 */
	async status( name ) {
		const [ line ] = await this.sql(
			`SHOW GLOBAL STATUS LIKE '${ name }'`
		);
		return line?.split( '\t' )[ 1 ] ?? '';
	}

	/** Waits until it takes part in the cluster again. */
	async awaitSynced( milliseconds = 120_000 ) {
		const deadline = Date.now() + milliseconds;
		for (;;) {
			const state = await this.status(
				'wsrep_local_state_comment'
			).catch( ( error ) => error.message );
			if ( state === 'Synced' ) {
				return;
			}
			if ( Date.now() > deadline ) {
				throw new Error( `${ this.name } is not synced: ${ state }` );
			}
			await new Promise( ( wake ) => setTimeout( wake, 200 ) );
		}
	}
}

/**
 * A running cluster of MariaDB Galera with an empty database; each node can be written to.
 *
 * @param {string} folder What was in it is removed.
 * @param {number} count  How many nodes.
 * @return {Promise<GaleraNode[]>} The nodes.
 */
export async function startGalera( folder, count ) {
	rmSync( folder, { recursive: true, force: true } );
	const password = randomBytes( 24 ).toString( 'base64url' );
	const nodes = [];
	for ( let number = 1; number <= count; number++ ) {
		const name = `db${ number }`;
		nodes.push(
			new GaleraNode(
				name,
				resolve( folder, name ),
				await freePorts(),
				password
			)
		);
	}
	const members = nodes
		.map( ( { ports } ) => `127.0.0.1:${ ports.group }` )
		.join( ',' );
	// One by one: they would remove each other's temporary tables.
	for ( const node of nodes ) {
		await node.make( members );
	}
	await nodes[ 0 ].start( { isFirst: true } );
	for ( const node of nodes.slice( 1 ) ) {
		await node.start();
	}
	return nodes;
}

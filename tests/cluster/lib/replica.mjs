import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startMariadb } from '../../../tools/lib/mariadb.mjs';
import { ROOT } from '../../../tools/lib/paths.mjs';
import { say } from '../../../tools/lib/progress.mjs';
import { run } from '../../../tools/lib/run.mjs';
import { siteUrl } from '../../../tools/lib/server.mjs';
import { pause } from './http.mjs';
import { startRedis } from './redis.mjs';
import { makeClusterSite } from './site.mjs';
import { startTogether } from './together.mjs';
import { startFront, webNode } from './web.mjs';

/** Seconds that the replica is behind. */
export const LAG = 10;

/** Milliseconds in which it has to have what was made before. */
const CATCHING_UP = 60_000;

/** A server of the pair, asked as its owner. */
class Server {
	/**
	 * @param {string}                                                                     folder
	 * @param {Awaited<ReturnType<typeof startMariadb>>} mariadb
	 */
	constructor( folder, mariadb ) {
		this.folder = folder;
		this.mariadb = mariadb;
		this.database = mariadb.database;
	}

	/**
	 * Lines of an answer, columns with tabs between them.
	 *
	 * @param {string} statement
	 */
	async sql( statement ) {
		const output = await run( 'mariadb', [
			'--no-defaults',
			`--socket=${ resolve( this.folder, 'data/mariadb.sock' ) }`,
			'--batch',
			'--skip-column-names',
			'--execute',
			statement,
		] );
		return output.split( '\n' ).filter( Boolean );
	}
}

async function startServer( folder, number ) {
	const mariadb = await startMariadb( folder, {
		isDurable: true,
		settings: [
			'--log-bin=binlog',
			'--binlog-format=ROW',
			`--server-id=${ number }`,
			'--innodb-buffer-pool-size=256M',
		],
	} );
	return new Server( folder, mariadb );
}

/** Lets one server follow the other, some seconds later. */
async function follow( primary, replica ) {
	const [ name, port ] = primary.database.host.split( ':' );
	const { password } = primary.database;
	await primary.sql(
		`CREATE USER 'follower'@'127.0.0.1' IDENTIFIED BY '${ password }'; GRANT REPLICATION SLAVE ON *.* TO 'follower'@'127.0.0.1'`
	);
	const [ file, position ] = (
		await primary.sql( 'SHOW MASTER STATUS' )
	)[ 0 ].split( '\t' );
	await replica.sql(
		`CHANGE MASTER TO MASTER_HOST = '${ name }', MASTER_PORT = ${ port }, MASTER_USER = 'follower', MASTER_PASSWORD = '${ password }',
		MASTER_LOG_FILE = '${ file }', MASTER_LOG_POS = ${ position }, MASTER_DELAY = ${ LAG };
		START SLAVE; SET GLOBAL read_only = 1`
	);
}

/** Waits until the replica has the site. */
async function awaitSite( primary, replica ) {
	const deadline = Date.now() + CATCHING_UP;
	const options = () => 'SELECT COUNT(*) FROM wordpress.wp_options';
	for (;;) {
		const [ wanted ] = await primary.sql( options() );
		const [ has ] = await replica
			.sql( options() )
			.catch( () => [ 'nothing' ] );
		if ( wanted === has ) {
			return;
		}
		if ( Date.now() > deadline ) {
			throw new Error(
				`The replica has ${ has } of ${ wanted } options.`
			);
		}
		await pause( 500 );
	}
}

/**
 * Starts a primary and a replica that lags behind, a WordPress whose reads a router sends to the replica, Redis and a web server.
 *
 * @param {number} port Where the site answers.
 * @return {Promise<{ url: string, key: string, webs: import('./web.mjs').WebNode[], primary: Server, replica: Server, stop: () => Promise<void> }>} All of it.
 */
export async function startReplicated( port ) {
	return startTogether( async ( folder, stopLater ) => {
		say( `Starting a database, and one that is ${ LAG } seconds behind …` );
		const primary = await startServer( resolve( folder, 'primary' ), 1 );
		stopLater( () => primary.mariadb.stop() );
		const replica = await startServer( resolve( folder, 'replica' ), 2 );
		stopLater( () => replica.mariadb.stop() );
		await follow( primary, replica );
		const redis = await startRedis( resolve( folder, 'redis' ) );
		stopLater( () => redis.stop() );
		const [ host, replicaPort ] = replica.database.host.split( ':' );
		const { key, folders } = await makeClusterSite( {
			folder: resolve( folder, 'servers' ),
			url: siteUrl( port ),
			servers: [ 'web1' ],
			database: primary.database,
			constants: `define( 'CLUSTER_REDIS', ${ redis.port } );
define( 'CLUSTER_REPLICA', [ 'host' => '${ host }', 'port' => ${ replicaPort }, 'password' => '${ replica.database.password }' ] );`,
			dropIns: [ 'object-cache.php', 'db-error.php' ],
		} );
		await redis.flush();
		say( 'Waiting for the replica …' );
		await awaitSite( primary, replica );
		const web = await webNode( 'web1', folders[ 0 ], 0 );
		copyFileSync(
			resolve( ROOT, 'tests/cluster/php/db.php' ),
			resolve( web.root, 'wp-content/db.php' )
		);
		await web.start();
		stopLater( () => web.stop() );
		stopLater(
			await startFront( resolve( folder, 'front' ), port, [ web ] )
		);
		return {
			url: siteUrl( port ),
			key,
			webs: [ web ],
			primary,
			replica,
		};
	} );
}

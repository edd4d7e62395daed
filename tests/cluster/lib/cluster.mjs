import { resolve } from 'node:path';
import { say } from '../../../tools/lib/progress.mjs';
import { siteUrl } from '../../../tools/lib/server.mjs';
import { startBalancer } from './balancer.mjs';
import { startGalera } from './galera.mjs';
import { startRedis } from './redis.mjs';
import { makeClusterSite } from './site.mjs';
import { startTogether } from './together.mjs';
import { startFront, webNode } from './web.mjs';

/** Seconds that the clock of the second web server is ahead. */
const AHEAD = 30;

/**
 * A running site on several servers.
 *
 * @typedef {Object} Cluster
 * @property {string}                                    url   Where the site answers.
 * @property {string}                                    key   Who sends it as X-Cluster-Admin is the administrator.
 * @property {import('./galera.mjs').GaleraNode[]}   nodes Of the database.
 * @property {import('./web.mjs').WebNode[]}         webs  The web servers.
 * @property {import('./redis.mjs').Redis}           redis The object cache.
 * @property {() => Promise<void>}                       stop  Ends all of it.
 */

/**
 * Starts three nodes of MariaDB Galera behind HAProxy, Redis, and two web servers with a WordPress each behind nginx.
 *
 * @param {number} port Where the site answers.
 * @return {Promise<Cluster>} All of it.
 */
export async function startCluster( port ) {
	return startTogether( async ( folder, stopLater ) => {
		say( 'Starting three nodes of MariaDB Galera …' );
		const nodes = await startGalera( resolve( folder, 'databases' ), 3 );
		stopLater( async () => {
			// The last one to leave knows all: it would be the first one to start again.
			for ( const node of [ ...nodes ].reverse() ) {
				await node.stop();
				node.removeSockets();
			}
		} );
		const balancer = await startBalancer(
			resolve( folder, 'balancer' ),
			nodes
		);
		stopLater( balancer.stop );
		const redis = await startRedis( resolve( folder, 'redis' ) );
		stopLater( () => redis.stop() );
		const { key, folders } = await makeClusterSite( {
			folder: resolve( folder, 'servers' ),
			url: siteUrl( port ),
			servers: [ 'web1', 'web2' ],
			database: {
				...nodes[ 0 ].database,
				host: `127.0.0.1:${ balancer.port }`,
			},
			constants: `define( 'CLUSTER_REDIS', ${ redis.port } );`,
			dropIns: [ 'object-cache.php', 'db-error.php' ],
		} );
		await redis.flush();
		say( 'Starting two web servers …' );
		const webs = [
			await webNode( 'web1', folders[ 0 ], 0 ),
			await webNode( 'web2', folders[ 1 ], AHEAD ),
		];
		for ( const web of webs ) {
			await web.start();
			stopLater( () => web.stop() );
		}
		stopLater( await startFront( resolve( folder, 'front' ), port, webs ) );
		return { url: siteUrl( port ), key, nodes, webs, redis };
	} );
}

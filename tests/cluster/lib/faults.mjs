import { pause } from './http.mjs';
import { installPlugin } from './site.mjs';
import { makeNextVersion } from './update.mjs';

/**
 * @typedef {Object} Fault
 * @property {string}                                                                       name What the report calls it.
 * @property {( cluster: import('./cluster.mjs').Cluster ) => Promise<string | void>} run  Injects it and mends it; answers what was seen.
 */

/** How long most of them last, in milliseconds. */
const LASTING = 15_000;

/**
 * What goes wrong while visitors answer, in this order.
 *
 * @type {Fault[]}
 */
export const FAULTS = [
	{
		name: 'A database node is killed and comes back',
		run: async ( { nodes: [ , node ] } ) => {
			await node.kill();
			await pause( LASTING );
			const from = Date.now();
			await node.start();
			await node.awaitSynced();
			return `in step again ${ Math.round( ( Date.now() - from ) / 1000 ) } s after its start`;
		},
	},
	{
		name: 'Redis forgets everything, is gone, and comes back',
		run: async ( { redis } ) => {
			await redis.flush();
			await pause( 3000 );
			await redis.stop();
			await pause( LASTING );
			await redis.start();
		},
	},
	{
		name: 'A database node is cut off from the others',
		run: async ( { nodes: [ , , node ] } ) => {
			await node.isolate( true );
			await pause( LASTING );
			const state = await node.status( 'wsrep_cluster_status' );
			await node.isolate( false );
			await node.awaitSynced();
			return `it was ${ state }`;
		},
	},
	{
		name: 'A rolling update: the second server is old beside the new one',
		run: async ( { webs, nodes } ) => {
			const tables = async () =>
				Number(
					(
						await nodes[ 0 ].sql(
							"SELECT option_value FROM wordpress.wp_options WHERE option_name = 'userfeedback_schema'"
						)
					)[ 0 ]
				);
			const before = await tables();
			const [ first, second ] = webs;
			let next = 0;
			const update = async ( web ) => {
				await web.stop();
				await installPlugin( web.folder, ( plugin ) => {
					next = makeNextVersion( plugin );
				} );
				await web.start();
			};
			const from = Date.now();
			await update( first );
			while ( ( await tables() ) !== next ) {
				if ( Date.now() - from > 120_000 ) {
					throw new Error( 'Nobody migrated the tables.' );
				}
				await pause( 200 );
			}
			const migrated = Math.round( ( Date.now() - from ) / 1000 );
			await pause( LASTING );
			await update( second );
			return `tables ${ before } → ${ next } after ${ migrated } s`;
		},
	},
	{
		name: 'A database node loses its disk and copies all from another',
		run: async ( { nodes: [ node ] } ) => {
			await node.stop();
			await node.lose();
			const from = Date.now();
			await node.start();
			await node.awaitSynced();
			return `a copy of everything took ${ Math.round( ( Date.now() - from ) / 1000 ) } s`;
		},
	},
	{
		name: 'No quorum: two of three database nodes are gone',
		run: async ( { nodes } ) => {
			const [ first, second ] = nodes;
			await Promise.all( [
				first.isolate( true ),
				second.isolate( true ),
			] );
			await pause( LASTING );
			const states = await Promise.all(
				nodes.map( ( node ) => node.status( 'wsrep_cluster_status' ) )
			);
			await first.isolate( false );
			await second.isolate( false );
			await Promise.all( nodes.map( ( node ) => node.awaitSynced() ) );
			return `they were ${ states.join( ', ' ) }`;
		},
	},
];

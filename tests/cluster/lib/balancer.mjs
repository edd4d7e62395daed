import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../../../tools/lib/paths.mjs';
import { startServer } from '../../../tools/lib/run.mjs';
import { freePort } from '../../../tools/lib/server.mjs';

/**
 * HAProxy's configuration. Each second it asks whether a node is in step with the cluster; one that is not loses its connections, as
 * WordPress would otherwise go on asking it.
 *
 * @param {number}                                  port   Where it listens.
 * @param {number}                                  health Where php/health.php answers.
 * @param {import('./galera.mjs').GaleraNode[]} nodes
 */
const configuration = ( port, health, nodes ) => `global
	maxconn 1000
defaults
	mode tcp
	timeout connect 2s
	timeout client 10m
	timeout server 10m
	timeout check 2s
	option redispatch
	retries 2
listen database
	bind 127.0.0.1:${ port }
	balance leastconn
	option httpchk
	http-check send meth GET uri-lf "/?node=%[srv_name]"
	default-server check port ${ health } inter 1s fall 2 rise 2 on-marked-down shutdown-sessions
${ nodes
	.map( ( { name, ports } ) => `	server ${ name } 127.0.0.1:${ ports.sql }\n` )
	.join( '' ) }`;

/**
 * Starts HAProxy before the nodes of a database.
 *
 * @param {string}                                  folder Where its files lie.
 * @param {import('./galera.mjs').GaleraNode[]} nodes
 * @return {Promise<{ port: number, stop: () => Promise<void> }>} Where it listens.
 */
export async function startBalancer( folder, nodes ) {
	mkdirSync( folder, { recursive: true } );
	const port = await freePort();
	const health = await freePort();
	const ports = nodes.map( ( node ) => [ node.name, node.ports.sql ] );
	const asker = startServer(
		'php',
		[
			'-S',
			`127.0.0.1:${ health }`,
			resolve( ROOT, 'tests/cluster/php/health.php' ),
		],
		{
			env: {
				...process.env,
				PHP_CLI_SERVER_WORKERS: String( nodes.length ),
				CLUSTER_PASSWORD: nodes[ 0 ].database.password,
				CLUSTER_PORTS: JSON.stringify( Object.fromEntries( ports ) ),
			},
		}
	);
	const file = resolve( folder, 'haproxy.cfg' );
	writeFileSync( file, configuration( port, health, nodes ) );
	const server = startServer( 'haproxy', [ '-db', '-f', file ] );
	return {
		port,
		stop: async () => {
			await server.stop();
			await asker.stop();
		},
	};
}

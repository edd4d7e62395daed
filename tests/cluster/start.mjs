/**
 * npm run cluster: serves a WordPress with the plugin as a large site runs it, on loopback.
 */
import { runTool, say } from '../../tools/lib/progress.mjs';
import { checkPort } from '../../tools/lib/server.mjs';
import { stopRequest } from '../../tools/lib/stop.mjs';
import { prepareCluster } from './lib/servers.mjs';

const HELP = `npm run cluster -- [options]

Serves a WordPress with this plugin as a large site runs it: three nodes of MariaDB Galera behind HAProxy, two web
servers with page caches behind nginx, Redis, and the system's cron. Everything is made anew, on loopback.

  --replica   a primary and a replica that is ten seconds behind, instead of the cluster
  --port N    the port (8890)
  --help      this text
`;

runTool( async () => {
	const args = process.argv.slice( 2 );
	if ( args.includes( '--help' ) ) {
		process.stdout.write( HELP );
		return 0;
	}
	const port = args.includes( '--port' )
		? Number( args[ args.indexOf( '--port' ) + 1 ] )
		: 8890;
	const stopRequested = stopRequest(
		Boolean( process.env.npm_lifecycle_event )
	);
	let isServing = false;
	stopRequested.then( () => isServing || process.exit( 130 ) );
	const from = Date.now();
	await checkPort( port );
	await prepareCluster();
	const { startCluster } = await import( './lib/cluster.mjs' );
	const { startReplicated } = await import( './lib/replica.mjs' );
	const { startCron } = await import( './lib/cron.mjs' );
	const start = args.includes( '--replica' ) ? startReplicated : startCluster;
	const cluster = await start( port );
	const cron = startCron( cluster.webs, 60_000 );
	isServing = true;
	say( `Started in ${ Math.round( ( Date.now() - from ) / 1000 ) } s.` );
	process.stdout.write(
		`Ready: ${ cluster.url }/wp-admin/ (admin / password)\n`
	);
	await stopRequested;
	await cron.stop();
	await cluster.stop();
	process.stdout.write( '\nStopped.\n' );
	process.exit( 0 );
} );

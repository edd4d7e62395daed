/**
 * A site on MariaDB for the browser test of a database failure. Prints its URL when it is ready. "kill" and "start"
 * on standard input kill and start the database, and are confirmed on standard output. Ends with its parent process.
 */
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBuild } from './lib/build.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { ensureMariadb } from './lib/packages.mjs';
import { CACHE } from './lib/paths.mjs';
import { runTool } from './lib/progress.mjs';
import { freePort, serve, siteUrl } from './lib/server.mjs';
import { makeSite } from './lib/site.mjs';

runTool( async () => {
	await ensureMariadb();
	await ensureBuild();
	const folder = resolve( CACHE, 'sites/outage' );
	const mariadb = await startMariadb( resolve( CACHE, 'mariadb-outage' ), {
		isDurable: true,
	} );
	const port = await freePort();
	await makeSite(
		folder,
		siteUrl( port ),
		{ posts: false, survey: false },
		mariadb.database
	);
	const server = await serve( folder, port );
	process.stdout.write( `serving ${ server.url }\n` );
	for await ( const command of createInterface( { input: process.stdin } ) ) {
		await mariadb[ command === 'kill' ? 'kill' : 'start' ]();
		process.stdout.write( `${ command } done\n` );
	}
	await server.stop();
	await mariadb.stop();
	process.exit( 0 );
} );

/**
 * npm start: serves a WordPress with the plugin from a fresh clone. Until the npm packages are installed, it uses
 * only Node's own modules.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBuild } from './lib/build.mjs';
import { DEFAULT_PLAN, PLANS } from './lib/demo-key.mjs';
import { startOptions } from './lib/options.mjs';
import { ensureEngine } from './lib/engine.mjs';
import { checkNode, ensureNodeModules } from './lib/packages.mjs';
import { CACHE } from './lib/paths.mjs';
import { runTool, say } from './lib/progress.mjs';
import { checkPort, serve, siteUrl } from './lib/server.mjs';
import { offerPackages } from './lib/site-files.mjs';
import { isCurrent, makeSite, readStamp, refreshSite } from './lib/site.mjs';
import { stopRequest } from './lib/stop.mjs';
import { DEFAULT_RELEASE, RELEASES } from './lib/wordpress.mjs';

const HELP = `npm start -- [options]

Serves a WordPress with this plugin; makes it first when there is none.

  --port N    the port (8888)
  --data DIR  the folder of the site, its database and its log (.cache/site)
  --reset     make the site anew; everything in it is lost
  --empty     without example content and survey, when the site is made
  --wp N      the WordPress that a new site is made of: ${ Object.keys( RELEASES ).join( ' or ' ) } (${ DEFAULT_RELEASE })
  --plan P    the license: ${ PLANS.join( ', ' ) }, all but lite with the add-ons (${ DEFAULT_PLAN }; a site that exists keeps its own)
  --engine E  what runs PHP: php, or wasm where there is no PHP
  --help      this text
`;

/** Creates the packages of the add-ons, which a site without add-ons can install. */
async function preparePackages( folder ) {
	const packages = resolve( CACHE, 'packages' );
	mkdirSync( packages, { recursive: true } );
	// Requires the packages that ensureNodeModules() installs.
	const { packageAddOns } = await import( './lib/package.mjs' );
	await packageAddOns( packages );
	offerPackages( folder, packages );
}

async function prepareSite( { folder, port, reset, empty, release, plan } ) {
	const url = siteUrl( port );
	if ( reset || ! readStamp( folder ) ) {
		const content = { posts: ! empty, survey: ! empty };
		await makeSite( folder, url, content, { release, plan } );
		return;
	}
	await refreshSite( folder, url, plan );
	if ( ! isCurrent( folder, release ) ) {
		say(
			'This site was made by another version of this tool or with another WordPress; --reset makes it anew.'
		);
	}
}

runTool( async () => {
	const options = startOptions( process.argv.slice( 2 ) );
	if ( options.help ) {
		process.stdout.write( HELP );
		return 0;
	}
	const stopRequested = stopRequest(
		Boolean( process.env.npm_lifecycle_event )
	);
	// During the preparation, a request to stop ends the process and its programs.
	let isServing = false;
	stopRequested.then( () => isServing || process.exit( 130 ) );

	checkNode();
	await checkPort( options.port );
	await ensureEngine( options.engine );
	await ensureNodeModules();
	await ensureBuild();
	await prepareSite( options );
	await preparePackages( options.folder );
	say( 'Starting the server …' );
	const server = await serve( options.folder, options.port );
	isServing = true;
	process.stdout.write(
		`Ready: ${ server.url }/wp-admin/ (admin / password)\n`
	);
	const wasAsked = await Promise.race( [
		stopRequested.then( () => true ),
		server.ended.then( () => false ),
	] );
	await server.stop();
	process.stdout.write(
		wasAsked ? '\nStopped.\n' : '\nThe server ended by itself.\n'
	);
	process.exit( wasAsked ? 0 : 1 );
} );

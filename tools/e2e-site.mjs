/**
 * Creates and serves the site of the browser tests, with WordPress' theme unit-test content and no survey, on the
 * port in E2E_PORT until it is stopped. Started by playwright.config.ts.
 */
import { resolve } from 'node:path';
import { ensureBuild } from './lib/build.mjs';
import { CACHE } from './lib/paths.mjs';
import { runTool } from './lib/progress.mjs';
import { serve, siteUrl } from './lib/server.mjs';
import { writeMuPlugin } from './lib/site-files.mjs';
import { isCurrent, makeSite, passFirstDay, refreshSite } from './lib/site.mjs';
import { stopRequest } from './lib/stop.mjs';
import { installPseudoLocale } from './lib/translations.mjs';

runTool( async () => {
	const stopRequested = stopRequest( true );
	const folder = resolve( CACHE, 'sites', process.env.E2E_SITE ?? 'e2e' );
	const port = Number( process.env.E2E_PORT );
	stopRequested.then( () => setTimeout( () => process.exit( 130 ), 4000 ) );
	await ensureBuild();
	// E2E_AGAIN serves the site of the run before: nothing of its stories may be left there.
	await ( process.env.E2E_AGAIN && isCurrent( folder )
		? refreshSite( folder, siteUrl( port ) )
		: makeSite( folder, siteUrl( port ), {
				posts: true,
				survey: false,
			} ) );
	await installPseudoLocale( folder );
	await passFirstDay( folder );
	writeMuPlugin( folder, 'browser-tests.php' );
	writeMuPlugin( folder, 'put-back.php' );
	const server = await serve( folder, port );
	await Promise.race( [ stopRequested, server.ended ] );
	await server.stop();
	process.exit( 0 );
} );

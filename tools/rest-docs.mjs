/**
 * npm run rest-docs: writes docs/rest.md and docs/openapi.json from the routes of the plugin on the site of the PHP tests.
 */
import { runTool } from './lib/progress.mjs';
import { run } from './lib/run.mjs';
import { ensurePhpUnitSite } from './lib/test-site.mjs';

runTool( async () => {
	const folder = await ensurePhpUnitSite();
	process.stdout.write(
		await run( 'php', [ 'tools/rest-docs.php' ], {
			what: 'Reading the routes',
			env: { ...process.env, UF_WP_PATH: folder },
		} )
	);
} );

/**
 * npm run cli-docs [-- --check]: generates docs/cli.md from the documentation of the WP-CLI commands.
 */
import { formatted, update } from './lib/generated.mjs';
import { runTool } from './lib/progress.mjs';
import { run } from './lib/run.mjs';

const FILE = 'docs/cli.md';

runTool( async () => {
	const page = await run( 'php', [ 'tools/cli-docs.php' ], {
		what: 'Reading the commands',
	} );
	update(
		FILE,
		await formatted( FILE, page ),
		'the commands',
		'npm run cli-docs'
	);
} );

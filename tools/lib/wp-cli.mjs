import { resolve } from 'node:path';
import { phpCommand } from './engine.mjs';
import { CACHE } from './paths.mjs';
import { run } from './run.mjs';
import { ensureWordPress, PARTS } from './wordpress.mjs';

/** wp-cli, with PHP's messages in the log instead of the command's output. */
export const WP_CLI = [
	'-d',
	'memory_limit=1G',
	'-d',
	'display_errors=stderr',
	PARTS.cli,
	'--allow-root',
];

/** wp-cli ignores the user's configuration and writes only to the cache. */
export function wpEnvironment() {
	return {
		...process.env,
		WP_CLI_CONFIG_PATH: '/dev/null',
		WP_CLI_CACHE_DIR: resolve( PARTS.cli, '../cache' ),
		WP_CLI_PACKAGES_DIR: resolve( PARTS.cli, '../packages' ),
		WP_CLI_DISABLE_AUTO_CHECK_UPDATE: '1',
	};
}

/**
 * Runs a command of wp-cli that needs no site.
 *
 * @param {string[]} args Arguments of wp.
 * @param {string}   what Names the work in an error.
 */
export async function runWp( args, what ) {
	await ensureWordPress();
	return run( ...phpCommand( [ ...WP_CLI, ...args ], [] ), {
		what,
		env: wpEnvironment(),
		cwd: CACHE,
	} );
}

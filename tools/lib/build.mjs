import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './paths.mjs';
import { say } from './progress.mjs';
import { run } from './run.mjs';
import { areTranslationsStale, makeTranslations } from './translations.mjs';

const SOURCES = [
	'src',
	'webpack.config.js',
	'package.json',
	'block.json',
	'includes/Admin/preload.json',
];

/**
 * The time of the latest change in a file or folder, in milliseconds; 0 if it does not exist.
 *
 * @param {string} path Absolute path.
 * @return {number} Time.
 */
function newest( path ) {
	if ( ! existsSync( path ) ) {
		return 0;
	}
	const stat = statSync( path );
	if ( ! stat.isDirectory() ) {
		return stat.mtimeMs;
	}
	// The folder's own time changes when files are removed.
	return readdirSync( path ).reduce(
		( time, name ) => Math.max( time, newest( resolve( path, name ) ) ),
		stat.mtimeMs
	);
}

/** Whether sources are newer than build/. */
export function isBuildStale() {
	const built = resolve( ROOT, 'build/.built' );
	return (
		! existsSync( built ) ||
		SOURCES.some(
			( name ) =>
				newest( resolve( ROOT, name ) ) > statSync( built ).mtimeMs
		)
	);
}

/** Builds the scripts for production, and their translations. Resolves with webpack's output. */
export async function build() {
	const output = await run( 'npm', [ 'run', 'build', '--silent' ], {
		what: 'The build',
	} );
	await makeTranslations();
	return output;
}

/** Builds if sources are newer than build/, and creates the translations if they are older than the build or a .po file. */
export async function ensureBuild() {
	if ( isBuildStale() ) {
		say( 'Building the scripts …' );
		await build();
	} else if ( areTranslationsStale() ) {
		await makeTranslations();
	}
}

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
 * The newest change in a file or folder, in milliseconds; 0 when there is none.
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
	// The folder's own time tells of removed files.
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

/** Builds the scripts for production, and the translations that belong to them. Answers webpack's output. */
export async function build() {
	const output = await run( 'npm', [ 'run', 'build', '--silent' ], {
		what: 'The build',
	} );
	await makeTranslations();
	return output;
}

/** Builds when sources are newer than build/, and translates when the build or a translation is newer than what was made of them. */
export async function ensureBuild() {
	if ( isBuildStale() ) {
		say( 'Building the scripts …' );
		await build();
	} else if ( areTranslationsStale() ) {
		await makeTranslations();
	}
}

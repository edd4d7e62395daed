import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { CACHE, ROOT } from '../../../tools/lib/paths.mjs';
import { say } from '../../../tools/lib/progress.mjs';
import { run } from '../../../tools/lib/run.mjs';

/** What a build needs and no commit holds, but for the npm packages, which are those of the commit. */
const SHARED = [ 'vendor', '.cache' ];

/**
 * The plugin as it was at a commit, built; made once and kept.
 *
 * @param {string} commit
 * @return {Promise<string>} Its folder.
 */
export async function buildBefore( commit ) {
	const folder = resolve( CACHE, 'bench/builds', commit );
	if ( existsSync( resolve( folder, 'build/.built' ) ) ) {
		return folder;
	}
	say( `Building the plugin as it was at ${ commit } …` );
	rmSync( folder, { recursive: true, force: true } );
	mkdirSync( folder, { recursive: true } );
	await run( 'sh', [
		'-c',
		'git -C "$1" archive "$2" | tar -x -C "$3"',
		'sh',
		ROOT,
		commit,
		folder,
	] );
	for ( const name of SHARED ) {
		symlinkSync( resolve( ROOT, name ), resolve( folder, name ) );
	}
	await run( 'npm', [ 'ci', '--no-audit', '--no-fund' ], { cwd: folder } );
	await run( 'npx', [ 'wp-scripts', 'build' ], { cwd: folder } );
	return folder;
}

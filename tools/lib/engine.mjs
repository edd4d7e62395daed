import { ensurePhp } from './packages.mjs';
import {
	ensurePlayground,
	playgroundPhp,
	playgroundServer,
} from './playground.mjs';
import { say, UserError } from './progress.mjs';

/** The PHP engines: the machine's own, or a WebAssembly build, which is several times slower and needs only Node. */
export const ENGINES = [ 'php', 'wasm' ];

let engine = 'php';

/**
 * Makes sure that a PHP engine is available.
 *
 * @param {string=} wanted One of ENGINES; without it the machine's PHP, or WebAssembly where there is none and none can be installed.
 */
export async function ensureEngine( wanted ) {
	if ( wanted !== 'wasm' ) {
		try {
			await ensurePhp();
			return;
		} catch ( error ) {
			if ( wanted === 'php' || ! ( error instanceof UserError ) ) {
				throw error;
			}
			say(
				`${ error.message }\nUntil then PHP runs as WebAssembly, which is slower.`
			);
		}
	}
	await ensurePlayground();
	engine = 'wasm';
}

/**
 * The command that runs a PHP script.
 *
 * @param {string[]} args    As php takes them.
 * @param {string[]} folders What the script reads and writes outside the project.
 * @return {[ string, string[] ]} Program and arguments.
 */
export function phpCommand( args, folders ) {
	return engine === 'wasm' ? playgroundPhp( args, folders ) : [ 'php', args ];
}

/**
 * The command that serves a site with WebAssembly; null if the machine's PHP serves it.
 *
 * @param {string} folder The site's folder.
 * @param {number} port   The port.
 * @param {string} url    The address at which it is served.
 * @return {[ string, string[] ] | null} Program and arguments.
 */
export function wasmServer( folder, port, url ) {
	return engine === 'wasm' ? playgroundServer( folder, port, url ) : null;
}

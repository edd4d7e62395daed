import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve( __dirname, '../../..' );

/** A site beside the one of all tests, started as a person starts one. */
export interface SideSite {
	url: string;
	stop: () => Promise< void >;
}

/**
 * Runs `npm start` with options of its own and waits until it serves.
 *
 * @param name Of its folder below .cache/sites.
 * @param port A port that no other test uses.
 * @param args As `npm start --` takes them, for example --reset to make it anew, --plan=lite for one without key and add-ons.
 */
export async function startSite(
	name: string,
	port: number,
	args: readonly string[]
): Promise< SideSite > {
	const child = spawn(
		process.execPath,
		[
			'tools/start.mjs',
			`--port=${ port }`,
			`--data=${ resolve( ROOT, '.cache/sites', name ) }`,
			'--empty',
			...args,
		],
		{
			cwd: ROOT,
			// As npm sets it: the server then ends with this process, however that ends.
			env: { ...process.env, npm_lifecycle_event: 'start' },
		}
	);
	let said = '';
	child.stderr.on( 'data', ( chunk ) => ( said += chunk ) );
	for await ( const line of createInterface( { input: child.stdout } ) ) {
		const [ , url ] = /^Ready: (.*)\/wp-admin\//.exec( line ) ?? [];
		if ( url !== undefined ) {
			return {
				url,
				stop: async () => {
					const ended = once( child, 'exit' );
					child.kill( 'SIGTERM' );
					await ended;
				},
			};
		}
	}
	throw new Error( `npm start did not serve: ${ said }` );
}

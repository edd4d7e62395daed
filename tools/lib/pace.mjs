import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { ROOT } from './paths.mjs';
import { slowness } from './slowness.mjs';

const YARDSTICK = resolve( ROOT, 'tools/lib/yardstick.mjs' );

/** Milliseconds between two measurements, which take about 1 % of a processor. */
const INTERVAL = 30_000;

/**
 * Measures the machine again and again.
 *
 * @return {{ slowness: ( from: number ) => number, stop: () => void }} The slowness since a moment (performance.now()).
 */
export function watchPace() {
	const samples = [];
	const measure = () =>
		execFile( process.execPath, [ YARDSTICK ], ( error, output ) => {
			// Without a sample, the machine counts as quiet.
			if ( ! error ) {
				const seconds = Number( output );
				samples.push( { at: performance.now(), seconds } );
			}
		} );
	measure();
	const timer = setInterval( measure, INTERVAL );
	return {
		slowness: ( from ) => slowness( samples, from, performance.now() ),
		stop: () => clearInterval( timer ),
	};
}

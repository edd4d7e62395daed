import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { CACHE } from '../../../tools/lib/paths.mjs';

/**
 * Starts servers that belong together: if one of them does not start, those before it end.
 *
 * @template T
 * @param {( folder: string, stopLater: ( stop: () => unknown ) => void ) => Promise<T>} start Gets the folder of all of them, and says how each is ended.
 * @return {Promise<T & { stop: () => Promise<void> }>} What it returns, and the end of all, the last one first.
 */
export async function startTogether( start ) {
	const folder = resolve( CACHE, 'cluster' );
	mkdirSync( folder, { recursive: true } );
	/** @type {(() => unknown)[]} */
	const stops = [];
	const stop = async () => {
		for ( const end of stops.splice( 0 ).reverse() ) {
			await end();
		}
	};
	try {
		return {
			...( await start( folder, ( end ) => stops.push( end ) ) ),
			stop,
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}

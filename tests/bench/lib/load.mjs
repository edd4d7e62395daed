import { resolve } from 'node:path';
import { ROOT } from '../../../tools/lib/paths.mjs';
import { UserError } from '../../../tools/lib/progress.mjs';
import { run } from '../../../tools/lib/run.mjs';

const SCRIPT = resolve( ROOT, 'tests/bench/lib/load.lua' );

/**
 * @typedef {Object} Target
 * @property {string}                  url     Absolute.
 * @property {Record<string, string>=} headers Sent along.
 * @property {string=}                 body     Posted as JSON; each word UUID in it is a new one with every request.
 *
 * @typedef {Object} Load
 * @property {number} requests Answered.
 * @property {number} rate     Requests a second.
 * @property {number} p50      Milliseconds.
 * @property {number} p99      Milliseconds.
 */

/**
 * Sends requests for some seconds, each connection one after the other.
 *
 * @param {Target} target
 * @param {number} connections At the same time.
 * @param {number} seconds     How long.
 * @return {Promise<Load>} What came of it; an answer that is no success is an error.
 */
export async function load(
	{ url, headers = {}, body },
	connections,
	seconds
) {
	const output = await run( 'wrk', [
		`--threads=${ Math.min( connections, 2 ) }`,
		`--connections=${ connections }`,
		`--duration=${ seconds }s`,
		'--timeout=30s',
		'--script',
		SCRIPT,
		...Object.entries( headers ).flatMap( ( [ name, value ] ) => [
			'--header',
			`${ name }: ${ value }`,
		] ),
		url,
		...( body === undefined ? [] : [ '--', body ] ),
	] );
	const line = /^RESULT (.+)$/m.exec( output )?.[ 1 ];
	const result = JSON.parse( line ?? '{}' );
	if ( ! ( result.requests > 0 ) || result.refused + result.broken > 0 ) {
		throw new UserError( `The load on ${ url } failed:\n${ output }` );
	}
	return {
		requests: result.requests,
		rate: result.requests / result.seconds,
		p50: result.p50,
		p99: result.p99,
	};
}

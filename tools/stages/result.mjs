import { tryRun } from '../lib/run.mjs';

/**
 * The outcome of a stage.
 *
 * @typedef {Object} Result
 * @property {number}  passed  Tests or checks that passed.
 * @property {number}  failed  Those that failed; a stage that ran nothing counts as one failure.
 * @property {string}  output  What its programs printed.
 * @property {string=} summary Always shown, also when all is well.
 */

/**
 * The result of a stage that counts as one check.
 *
 * @param {boolean} isGood  Whether it passed.
 * @param {string}  output  What it printed.
 * @param {string=} summary Always shown.
 * @return {Result} The result.
 */
export function oneResult( isGood, output, summary ) {
	return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, output, summary };
}

/**
 * The result of a stage that ran tests. A run that failed without a failed test, or that ran no tests, counts as a
 * failure.
 *
 * @param {{ code: number, output: string }}      run    How the runner ended.
 * @param {{ passed: number, failed: number }}    counts What it counted.
 * @return {Result} The result.
 */
export function testResult( { code, output }, { passed, failed } ) {
	const ranNothing = passed + failed === 0;
	const isBroken = ( code !== 0 && failed === 0 ) || ranNothing;
	return {
		passed,
		failed: isBroken ? 1 : failed,
		output: ranNothing ? `${ output }\nNo test ran.` : output,
	};
}

/**
 * Runs commands one after the other, even if one of them fails.
 *
 * @param {[ string, string[] ][]} commands Program and arguments.
 * @return {Promise<Result>} One result for all; the output of those that failed.
 */
export async function runAll( commands ) {
	const failures = [];
	for ( const [ program, args ] of commands ) {
		const { code, output } = await tryRun( program, args );
		if ( code !== 0 ) {
			failures.push(
				`$ ${ [ program, ...args ].join( ' ' ) }\n${ output.trim() }`
			);
		}
	}
	return oneResult( failures.length === 0, failures.join( '\n\n' ) );
}

/**
 * The path of a program from an npm package.
 *
 * @param {string} name Its name.
 */
export const bin = ( name ) => `node_modules/.bin/${ name }`;

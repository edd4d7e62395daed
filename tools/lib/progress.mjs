/** An error with a message for the user, printed without a stack trace. */
export class UserError extends Error {}

/** A stage of npm test uses the start time of npm test. */
const startedAt = process.env.USERFEEDBACK_STARTED_AT
	? Number( process.env.USERFEEDBACK_STARTED_AT ) - performance.timeOrigin
	: performance.now();

/**
 * Seconds since the tool started (or since `from`), as text.
 *
 * @param {number} from A value of performance.now().
 */
export function seconds( from = startedAt ) {
	return `${ ( ( performance.now() - from ) / 1000 ).toFixed( 1 ) } s`;
}

/**
 * Prints one line of progress.
 *
 * @param {string} text What happens now.
 */
export function say( text ) {
	process.stdout.write( `[${ seconds().padStart( 8 ) }] ${ text }\n` );
}

/**
 * Runs the main function of a tool; an error ends the process with its message and code 1.
 *
 * @param {() => Promise<number|void>} main Answers the exit code.
 */
export async function runTool( main ) {
	try {
		process.exitCode = ( await main() ) ?? 0;
	} catch ( error ) {
		const text =
			error instanceof UserError
				? `Error: ${ error.message }`
				: ( error.stack ?? String( error ) );
		process.stderr.write( `\n${ text }\n` );
		process.exitCode = 1;
	}
}

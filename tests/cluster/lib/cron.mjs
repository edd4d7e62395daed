/**
 * The system's cron on each web server, all at the same moment: two of them may take the same event.
 *
 * @param {import('./web.mjs').WebNode[]} webs
 * @param {number}                            pause Milliseconds between two calls.
 */
export function startCron( webs, pause ) {
	let isOver = false;
	let wake = () => {};
	/** @type {string[]} What calls said that failed. */
	const failures = [];
	const run = async () => {
		while ( ! isOver ) {
			await Promise.all(
				webs.map( ( web ) =>
					web.cron().catch( ( error ) => {
						failures.push( error.message );
					} )
				)
			);
			await new Promise( ( done ) => {
				wake = done;
				setTimeout( done, isOver ? 0 : pause );
			} );
		}
	};
	const ended = run();
	return {
		failures,
		stop: async () => {
			isOver = true;
			wake();
			await ended;
		},
	};
}

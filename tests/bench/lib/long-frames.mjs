/** The processor is slowed down by this factor: a phone instead of a server. */
export const SLOWDOWN = 4;

/** In the page, from its beginning: collects the long animation frames, and what each script did in them. */
export function watchFrames() {
	window.benchFrames = [];
	new PerformanceObserver( ( list ) =>
		window.benchFrames.push( ...list.getEntries() )
	).observe( { type: 'long-animation-frame', buffered: true } );
}

/**
 * In the page: the longest frame, and the longest run of some scripts in one, in milliseconds.
 *
 * @param {{ scripts: string, since?: string }} options Pattern of the scripts' addresses, and the mark of performance.mark() after which frames count.
 */
export function longestFrame( { scripts: pattern, since } ) {
	const begin = since
		? performance.getEntriesByName( since )[ 0 ].startTime
		: 0;
	const frames = window.benchFrames.filter(
		( { startTime } ) => startTime >= begin
	);
	const most = ( values ) => Math.max( 0, ...values );
	return {
		frame: most( frames.map( ( { duration } ) => duration ) ),
		script: most(
			frames.flatMap( ( { scripts } ) =>
				scripts
					.filter( ( { sourceURL } ) =>
						new RegExp( pattern ).test( sourceURL )
					)
					.map( ( { duration } ) => duration )
			)
		),
	};
}

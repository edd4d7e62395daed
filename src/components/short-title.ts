/** Longer titles would fill a message, or widen a select: browsers make it as wide as its longest option. */
const MAX_LENGTH = 60;

/** A title for use in a sentence or a select, truncated if it is too long. */
export function shortTitle( title: string ): string {
	// Counts graphemes, so that no emoji is cut in two.
	const characters = [ ...new Intl.Segmenter().segment( title ) ];
	return characters.length > MAX_LENGTH
		? characters
				.slice( 0, MAX_LENGTH - 1 )
				.map( ( { segment } ) => segment )
				.join( '' )
				.trimEnd() + '…'
		: title;
}

/** Longer titles would fill a message, or widen a select: browsers make it as wide as its longest option. */
const MAX_LENGTH = 60;

// Creating one takes longer than using it.
let segmenter: Intl.Segmenter | undefined;

/** A title for use in a sentence or a select, truncated if it is too long. */
export function shortTitle( title: string ): string {
	// A grapheme is at least one code unit.
	if ( title.length <= MAX_LENGTH ) {
		return title;
	}
	segmenter ??= new Intl.Segmenter();
	// Counts graphemes, so that no emoji is cut in two.
	const characters = [ ...segmenter.segment( title ) ];
	return characters.length > MAX_LENGTH
		? characters
				.slice( 0, MAX_LENGTH - 1 )
				.map( ( { segment } ) => segment )
				.join( '' )
				.trimEnd() + '…'
		: title;
}

/** More of a title than this fills what it stands in: a message, or a list that a browser draws as wide as its longest entry. */
const MAX_LENGTH = 60;

/** A title that fits into a sentence or a list, cut where it is too long. */
export function shortTitle( title: string ): string {
	// By characters as people see them, so that no emoji is cut in two.
	const characters = [ ...new Intl.Segmenter().segment( title ) ];
	return characters.length > MAX_LENGTH
		? characters
				.slice( 0, MAX_LENGTH - 1 )
				.map( ( { segment } ) => segment )
				.join( '' )
				.trimEnd() + '…'
		: title;
}

/** Control characters except white space, and characters that change the direction of all text after them. */
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** A text as the server stores it in one line (the PHP method Text::line()): visible characters, single spaces, trimmed. */
export function plainLine( text: string ): string {
	return text
		.replace( INVISIBLE, '' )
		.replace( /[\s\p{Z}]+/gu, ' ' )
		.replace( /^ | $/g, '' );
}

/** A locale of WordPress for the web: de-de for de_DE_formal. */
const tagOf = ( locale: string ): string =>
	locale.split( /[_-]/, 2 ).join( '-' ).toLowerCase();

/** The language of a locale or of a browser's tag, without its country. */
const languageOf = ( locale: string ): string =>
	tagOf( locale ).split( '-' )[ 0 ]!;

/**
 * The language in which a visitor reads a survey best: of what the browser prefers, the first that the survey has, with its country
 * or without.
 *
 * @param locales Languages of the survey, its own first.
 * @param wanted  What the browser prefers, the best first.
 * @return One of them; undefined if it is the survey's own, or if there is none.
 */
export function preferredLocale(
	locales: readonly string[],
	wanted: readonly string[]
): string | undefined {
	for ( const language of wanted ) {
		const found =
			locales.find( ( one ) => tagOf( one ) === tagOf( language ) ) ??
			locales.find(
				( one ) => languageOf( one ) === languageOf( language )
			);
		if ( found ) {
			return found === locales[ 0 ] ? undefined : found;
		}
	}
	return undefined;
}

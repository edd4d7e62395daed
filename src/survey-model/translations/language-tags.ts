import { RIGHT_TO_LEFT } from '../generated';

/** The tag of a locale of WordPress by BCP 47. */
export function languageTag( locale: string ): string {
	const [ language = '', region ] = locale.split( '_' );
	return region ? `${ language }-${ region }` : language;
}

/** The direction in which a locale of WordPress is written. */
export const directionOf = ( locale: string ): 'rtl' | 'ltr' =>
	RIGHT_TO_LEFT.includes( locale.split( '_' )[ 0 ] ?? '' ) ? 'rtl' : 'ltr';

/** A tag or locale in its usual form, without variants; undefined if it is neither. */
function parsed( name: string ): Intl.Locale | undefined {
	const [ found ] =
		/^[a-z]{2,3}([-_][a-z]{4})?([-_]([a-z]{2}|\d{3}))?(?![a-z\d])/i.exec(
			name
		) ?? [];
	return found ? new Intl.Locale( found.replaceAll( '_', '-' ) ) : undefined;
}

/**
 * Whether a file in this language can be one of a locale: both in the same language and script, and of the same region if both name one. Programs
 * often shorten de-DE to de. A language that nobody can tell is no other one.
 *
 * @param named  What the file names.
 * @param locale
 */
export function isLanguageOf( named: string, locale: string ): boolean {
	const file = parsed( named );
	const own = parsed( locale );
	return (
		! file ||
		! own ||
		( file.language === own.language &&
			file.maximize().script === own.maximize().script &&
			( ! file.region || ! own.region || file.region === own.region ) )
	);
}

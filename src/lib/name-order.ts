import { cached } from './user-locale';

const collator = cached(
	( locale, options: Intl.CollatorOptions ) =>
		new Intl.Collator( locale, options )
);

/** The order of names in the user's language, for Array.sort(): numbers in them by their value. */
export function compareNames( a: string, b: string ): number {
	return collator( { numeric: true } ).compare( a, b );
}

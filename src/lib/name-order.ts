import { cached } from './user-locale';

const collator = cached(
	( locale, options: Intl.CollatorOptions ) =>
		new Intl.Collator( locale, options )
);

/** The order of names in the user's language, for Array.sort(): numbers in them by their value. */
export function compareNames( a: string, b: string ): number {
	return collator( { numeric: true } ).compare( a, b );
}

/** Choices by their labels, in the user's language. */
export function byLabel< Choice extends { label: string } >(
	choices: readonly Choice[]
): Choice[] {
	return [ ...choices ].sort( ( a, b ) => compareNames( a.label, b.label ) );
}

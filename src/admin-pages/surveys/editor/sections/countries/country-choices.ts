import { formatCountry } from '@/lib/format';
import { compareNames } from '@/lib/name-order';
import { COUNTRY_CODES } from '@/survey-model/generated';

/** A country that can be chosen; its id is the code. */
export interface CountryChoice {
	id: string;
	label: string;
}

const names = new Map< string, string >();

/** The name of a country in the user's language. */
export function countryName( code: string ): string {
	const name = names.get( code ) ?? formatCountry( code );
	names.set( code, name );
	return name;
}

/** A text for comparison: without case and accents. */
function plain( text: string ): string {
	return text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLocaleLowerCase();
}

/** The countries whose name contains a text or whose code it is: first those that start with it, then by name. */
export async function searchCountries(
	text: string
): Promise< readonly CountryChoice[] > {
	const wanted = plain( text );
	const later = ( { id, label }: CountryChoice ) =>
		plain( label ).startsWith( wanted ) || id.toLowerCase() === wanted
			? 0
			: 1;
	return COUNTRY_CODES.map( ( code ) => ( {
		id: code,
		label: countryName( code ),
	} ) )
		.filter(
			( choice ) =>
				later( choice ) === 0 ||
				plain( choice.label ).includes( wanted )
		)
		.sort(
			( a, b ) =>
				later( a ) - later( b ) || compareNames( a.label, b.label )
		);
}

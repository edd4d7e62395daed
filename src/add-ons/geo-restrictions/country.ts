import { readStored, store } from '../../widget/engine/storage';

/** What the site answers, and what a session keeps. */
interface Visitor {
	/** Two capital letters; null if it is not known. */
	country: string | null;
}

const KEY = 'userfeedback-country';

let asking: Promise< Visitor > | undefined;

/**
 * The visitor's country. The site is asked once in a session.
 *
 * @param url  Where to ask.
 * @param site Part of the key, because sites share hosts; '' at a host's root.
 * @return null if it is not known. Rejects if the site cannot be asked.
 */
export async function visitorCountry(
	url: string,
	site: string
): Promise< string | null > {
	const key = site ? `${ KEY }-${ site }` : KEY;
	const kept = readStored( 'sessionStorage', key ) as Visitor | undefined;
	if ( kept ) {
		return kept.country;
	}
	asking ??= ask( url );
	try {
		const visitor = await asking;
		store( 'sessionStorage', key, visitor );
		return visitor.country;
	} catch ( error ) {
		// The next survey may have more luck.
		asking = undefined;
		throw error;
	}
}

async function ask( url: string ): Promise< Visitor > {
	const response = await window.fetch( url, { credentials: 'omit' } );
	if ( ! response.ok ) {
		throw new Error( `${ url }: ${ response.status }` );
	}
	const { country } = ( await response.json() ) as Partial< Visitor >;
	if ( country === undefined ) {
		throw new Error( `${ url }: no country` );
	}
	return { country };
}

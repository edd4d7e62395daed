/** Longer addresses are compared by a regular expression up to here, which limits its time. */
const MAX_COMPARED = 300;

/** A text without percent-encoding, so that owners can write "/über" as they read it. */
function decoded( text: string ): string {
	try {
		return decodeURI( text );
	} catch {
		return text;
	}
}

/** The URL of a text; undefined if it is none. */
export function parsedUrl( text: string ): URL | undefined {
	try {
		return new URL( text );
	} catch {
		return undefined;
	}
}

/** The address without what does not name a page: fragment, scheme, slash at the end; without a query, too. */
function pageOf( url: URL, withQuery: boolean ): string {
	const path = url.pathname.replace( /\/+$/, '' );
	return decoded( url.host + path + ( withQuery ? url.search : '' ) );
}

function isSamePage( url: URL, text: string ): boolean {
	const rule = parsedUrl( text );
	return (
		rule !== undefined &&
		pageOf( url, rule.search !== '' ) === pageOf( rule, rule.search !== '' )
	);
}

function contains( { href }: URL, text: string ): boolean {
	const part = text.toLowerCase();
	return (
		href.toLowerCase().includes( part ) ||
		decoded( href ).toLowerCase().includes( decoded( part ) )
	);
}

function matches( { href }: URL, text: string ): boolean {
	const pattern = new RegExp( text, 'iu' );
	return [ href, decoded( href ) ].some( ( address ) =>
		pattern.test( address.slice( 0, MAX_COMPARED ) )
	);
}

function hasParameter( url: URL, text: string ): boolean {
	const end = text.indexOf( '=' );
	return end < 0
		? url.searchParams.has( text )
		: url.searchParams
				.getAll( text.slice( 0, end ) )
				.includes( text.slice( end + 1 ) );
}

/** The types of rules that the address of a page decides. Texts are valid and not empty. */
export const ADDRESS_TESTS: Readonly<
	Record< string, ( url: URL, text: string ) => boolean >
> = {
	page_url_is: isSamePage,
	page_url_is_not: ( url, text ) => ! isSamePage( url, text ),
	page_url_contains: contains,
	page_url_not_contains: ( url, text ) => ! contains( url, text ),
	page_url_matches: matches,
	query_parameter: hasParameter,
};

/**
 * Whether a visitor came from an address. A rule without a path is about the whole site, because browsers tell other
 * sites only that much by default.
 *
 * @param referrer `document.referrer`; empty for none.
 * @param text     The address of a rule.
 */
export function isReferrer( referrer: string, text: string ): boolean {
	const [ from, rule ] = [ parsedUrl( referrer ), parsedUrl( text ) ];
	return (
		from !== undefined &&
		rule !== undefined &&
		( rule.pathname + rule.search === '/'
			? from.host === rule.host
			: isSamePage( from, text ) )
	);
}

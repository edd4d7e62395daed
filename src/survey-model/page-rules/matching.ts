import type { PageRule } from './rules';
import { ruleGroups, ruleProblem } from './rules';

/** Longer addresses are compared by a regular expression up to here, which limits its time. */
const MAX_COMPARED = 300;

/** The address without what does not name a page: fragment, scheme, slash at the end; without a query, too. */
function pageOf( url: URL, withQuery: boolean ): string {
	const path = url.pathname.replace( /\/+$/, '' );
	return url.host + path + ( withQuery ? url.search : '' );
}

function parsed( url: string ): URL | undefined {
	try {
		return new URL( url );
	} catch {
		return undefined;
	}
}

function isSamePage( url: URL, text: string ): boolean {
	const rule = parsed( text );
	return (
		rule !== undefined &&
		pageOf( url, rule.search !== '' ) === pageOf( rule, rule.search !== '' )
	);
}

function contains( url: URL, text: string ): boolean {
	return url.href.toLowerCase().includes( text.toLowerCase() );
}

function hasParameter( url: URL, text: string ): boolean {
	const end = text.indexOf( '=' );
	return end < 0
		? url.searchParams.has( text )
		: url.searchParams
				.getAll( text.slice( 0, end ) )
				.includes( text.slice( end + 1 ) );
}

const TESTS: Readonly<
	Record< string, ( url: URL, text: string ) => boolean >
> = {
	page_url_is: isSamePage,
	page_url_is_not: ( url, text ) => ! isSamePage( url, text ),
	page_url_contains: contains,
	page_url_not_contains: ( url, text ) => ! contains( url, text ),
	page_url_matches: ( url, text ) =>
		new RegExp( text, 'iu' ).test( url.href.slice( 0, MAX_COMPARED ) ),
	query_parameter: hasParameter,
};

/** Whether a rule applies to an address; null if the address does not tell, as for roles, or the rule is unfinished. */
export function ruleMatches( rule: PageRule, address: string ): boolean | null {
	const url = parsed( address );
	const test = Object.hasOwn( TESTS, rule.type )
		? TESTS[ rule.type ]
		: undefined;
	return url === undefined ||
		test === undefined ||
		typeof rule.data !== 'string' ||
		ruleProblem( rule ) !== undefined
		? null
		: test( url, rule.data.trim() );
}

/** All: false as soon as one is false, and null while one is unknown. */
function all( results: readonly ( boolean | null )[] ): boolean | null {
	if ( results.includes( false ) ) {
		return false;
	}
	return results.includes( null ) ? null : true;
}

/** Whether a survey with these rules shows at an address; null if that depends on more than the address. */
export function rulesMatch(
	rules: readonly PageRule[],
	address: string
): boolean | null {
	const groups = ruleGroups( rules ).map( ( group ) =>
		all( group.map( ( { rule } ) => ruleMatches( rule, address ) ) )
	);
	if ( groups.includes( true ) ) {
		return true;
	}
	return groups.includes( null ) ? null : false;
}

import { useMemo } from '@wordpress/element';
import { currentRoute, navigate, useHashQuery } from '@/hooks/use-hash-route';
import { pathOf, withQuery } from '@/routes';

/** The page and search of a list of texts. */
export interface TextsState {
	/** From 1. */
	page: number;
	search: string;
}

export interface TextsRoute extends TextsState {
	/** Shows another page or search. The other parameters of the address stay. */
	show: ( changes: Partial< TextsState > ) => void;
}

/** The server refuses larger pages. */
const LAST_PAGE = 1_000_000;

/** The server refuses longer searches. */
const SEARCH_LENGTH = 200;

function readState( params: URLSearchParams, name: string ): TextsState {
	const page = Number( params.get( `${ name }_page` ) );
	return {
		page:
			Number.isInteger( page ) && page >= 1 && page <= LAST_PAGE
				? page
				: 1,
		search: ( params.get( `${ name }_search` ) ?? '' )
			.trim()
			.slice( 0, SEARCH_LENGTH ),
	};
}

/**
 * Changes parameters of the current address.
 *
 * @param changes Values by name; an empty one removes the parameter.
 * @param replace Whether the Back button skips the present state.
 */
export function changeParams(
	changes: Readonly< Record< string, string > >,
	replace = false
): void {
	const route = currentRoute();
	const params = new URLSearchParams( route.split( '?' )[ 1 ] ?? '' );
	for ( const [ name, value ] of Object.entries( changes ) ) {
		if ( value === '' ) {
			params.delete( name );
		} else {
			params.set( name, value );
		}
	}
	navigate( withQuery( pathOf( route ), params.toString() ), { replace } );
}

/**
 * The state of a list of texts in the address of its screen, so that links to responses and the Back button return to
 * the same page. The address is untrusted.
 *
 * @param name The prefix of the parameters: `comments` for `comments_page` and `comments_search`.
 */
export function useTextsRoute( name: string ): TextsRoute {
	const query = useHashQuery();
	return useMemo( () => {
		const state = readState( new URLSearchParams( query ), name );
		return {
			...state,
			show: ( changes ) => {
				const { page, search } = { ...state, ...changes };
				changeParams(
					{
						[ `${ name }_page` ]: page > 1 ? String( page ) : '',
						[ `${ name }_search` ]: search.slice(
							0,
							SEARCH_LENGTH
						),
					},
					// Typing would otherwise leave many entries in the browser's history.
					changes.search !== undefined
				);
			},
		};
	}, [ query, name ] );
}

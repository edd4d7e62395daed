import { useEffect } from '@wordpress/element';
import { currentRoute, useHashQuery } from './use-hash-route';
import { readJson, writeJson } from '../lib/browser-storage';
import { isObject } from '../stores/equality';

/** Key in sessionStorage, which lasts for the tab and survives a reload. */
const KEY = 'userfeedback-list-routes';

type Routes = Record< string, string >;

/** The admin page of the current route: two pages both have a list at the route `/`. */
function pageKey(): string {
	const { pathname, search } = window.location;
	return `${ pathname } ${ new URLSearchParams( search ).get( 'page' ) }`;
}

/** Without storage, links lead to the start of the list. */
function readRoutes(): Routes {
	const stored = readJson( 'sessionStorage', KEY );
	return Object.fromEntries(
		Object.entries( isObject( stored ) ? stored : {} ).filter(
			( entry ): entry is [ string, string ] =>
				typeof entry[ 1 ] === 'string'
		)
	);
}

function isOf( list: string, route: string ): boolean {
	return route === list || route.startsWith( `${ list }?` );
}

/**
 * Remembers the list's state (page, filter, order and range, as in its route) for links that lead back to the list.
 *
 * @param list The route of the list without its query.
 */
export function useListRoute( list: string ): void {
	const query = useHashQuery();
	useEffect( () => {
		const route = currentRoute();
		if ( ! isOf( list, route ) ) {
			return;
		}
		writeJson( 'sessionStorage', KEY, {
			...readRoutes(),
			[ `${ pageKey() }#${ list }` ]: route,
		} );
	}, [ list, query ] );
}

/**
 * The address of a list in the state in which this tab last showed it.
 *
 * @param list See useListRoute().
 */
export function listHref( list: string ): string {
	const route = readRoutes()[ `${ pageKey() }#${ list }` ] ?? list;
	return `#${ isOf( list, route ) ? route : list }`;
}

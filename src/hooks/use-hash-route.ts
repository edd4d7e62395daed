import { useSyncExternalStore } from '@wordpress/element';
import {
	navigate as navigateHash,
	useHashLocation,
} from 'wouter/use-hash-location';

interface NavigateOptions {
	replace?: boolean;
}

/** Navigates to a route of this screen, such as `/edit/7/questions` or `/?paged=2`. */
export function navigate(
	to: string,
	{ replace = false }: NavigateOptions = {}
): void {
	if ( ! to.includes( '?' ) ) {
		navigateHash( to, { replace } );
		return;
	}
	// wouter would put the part after the question mark into the page's query, which names our admin page.
	if ( replace ) {
		window.location.replace( `#${ to }` );
	} else {
		window.location.hash = to;
	}
}

/** The current route with its query. */
export function currentRoute(): string {
	return window.location.hash.slice( 1 ) || '/';
}

/**
 * Remembers the current route before an asynchronous operation that navigates when it finishes. The returned function
 * tells whether the user is still on that route; if not, do not navigate.
 */
export function rememberRoute(): () => boolean {
	const route = currentRoute();
	return () => currentRoute() === route;
}

/** wouter's location hook for the part of the hash before the question mark. */
export function useHashRoute(): [ string, typeof navigate ] {
	const [ location ] = useHashLocation();
	return [ location.split( '?', 1 )[ 0 ] ?? '/', navigate ];
}

useHashRoute.hrefs = ( href: string ): string => `#${ href }`;

function subscribe( onChange: () => void ): () => void {
	window.addEventListener( 'hashchange', onChange );
	return () => window.removeEventListener( 'hashchange', onChange );
}

function currentQuery(): string {
	return window.location.hash.split( '?' )[ 1 ] ?? '';
}

/** The part of the hash after the question mark. */
export function useHashQuery(): string {
	return useSyncExternalStore( subscribe, currentQuery );
}

import { useSyncExternalStore } from '@wordpress/element';
import {
	navigate as navigateHash,
	useHashLocation,
} from 'wouter/use-hash-location';

interface NavigateOptions {
	replace?: boolean;
}

/** Goes to a route of this screen, `/edit/7/questions` or `/?paged=2`. */
export function navigate(
	to: string,
	{ replace = false }: NavigateOptions = {}
): void {
	if ( ! to.includes( '?' ) ) {
		navigateHash( to, { replace } );
		return;
	}
	// wouter takes what follows a question mark for the query of the page, and that names our admin page.
	if ( replace ) {
		window.location.replace( `#${ to }` );
	} else {
		window.location.hash = to;
	}
}

/** The route that the address is at, with its query. */
export function currentRoute(): string {
	return window.location.hash.slice( 1 ) || '/';
}

/**
 * Remembers the route for what takes time and leads elsewhere when it is done. The answer says whether the user is still
 * there: who has gone on meanwhile is not to be called away.
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

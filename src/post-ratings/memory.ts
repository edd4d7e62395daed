/**
 * What this browser remembers of its own ratings, because pages from caches are the same for all visitors. Only after a
 * visitor has rated; without storage nothing is remembered.
 */
const key = ( post: string ) => `userfeedback-rated-${ post }`;

/**
 * The visitor's rating of a post; 0 if none is known.
 *
 * @param post Its id.
 */
export function remembered( post: string ): number {
	try {
		return Number( window.localStorage.getItem( key( post ) ) ) || 0;
	} catch {
		return 0;
	}
}

/**
 * Remembers a rating.
 *
 * @param post  The post's id.
 * @param value 0 forgets it.
 */
export function remember( post: string, value: number ): void {
	try {
		if ( value ) {
			window.localStorage.setItem( key( post ), String( value ) );
		} else {
			window.localStorage.removeItem( key( post ) );
		}
	} catch {
		// The storage is full or forbidden.
	}
}

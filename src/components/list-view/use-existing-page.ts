import { useEffect } from '@wordpress/element';
import type { OnListChange } from './types';

/**
 * Leads from a page that is gone, because what was on it was deleted or a link is old, to the last one there is.
 *
 * @param page  The one that is asked for.
 * @param pages How many there are; undefined while that is not known.
 * @param show  Goes there.
 */
export function useExistingPage(
	page: number,
	pages: number | undefined,
	show: OnListChange
): void {
	const lastPage = Math.max( 1, pages ?? Infinity );
	const isGone = page > lastPage;
	useEffect( () => {
		if ( isGone ) {
			show( { page: lastPage }, { replace: true } );
		}
	}, [ isGone, lastPage, show ] );
}

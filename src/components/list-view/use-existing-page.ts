import { useEffect } from '@wordpress/element';
import type { OnListChange } from './types';

/**
 * Goes to the last page if the requested one does not exist, because its items were deleted or a link is outdated.
 *
 * @param page  The requested page.
 * @param pages The number of pages; undefined while it is unknown.
 * @param show  Goes to a page.
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

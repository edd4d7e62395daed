import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Pagination } from '../../survey-model';
import { formatNumber } from '../../lib/format';
import type { ListState } from './types';

/** Announces the number of items to screen readers after a change of the search, a filter or the page, but not for the first page. */
export function useAnnouncedCount(
	pagination: Pagination | undefined,
	{ search, status, page }: ListState,
	filterKey = ''
): void {
	const key = `${ status } ${ page } ${ filterKey } ${ search }`;
	const announced = useRef< string >( undefined );
	const isFirst = announced.current === undefined;
	useEffect( () => {
		if ( pagination === undefined || announced.current === key ) {
			return;
		}
		announced.current = key;
		if ( ! isFirst ) {
			speak( announcement( pagination ) );
		}
	}, [ isFirst, key, pagination ] );
}

function announcement( { page, pages, total }: Pagination ): string {
	const count = sprintf(
		/* translators: %s: number of items in all. */
		_n( '%s item found.', '%s items found.', total, 'userfeedback' ),
		formatNumber( total )
	);
	if ( pages <= 1 ) {
		return count;
	}
	const place = sprintf(
		/* translators: 1: number of this page, 2: number of pages. */
		__( 'Page %1$s of %2$s.', 'userfeedback' ),
		formatNumber( page ),
		formatNumber( pages )
	);
	return `${ count } ${ place }`;
}

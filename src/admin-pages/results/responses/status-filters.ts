import type { ListStatusFilter } from '@/components/list-view';
import { statusFiltersOf } from '@/components/list-view/status-filters';
import type { ResponseList } from '@/survey-model';
import { responseStatusText } from '../components/response-status';

/** What is held back can be seen and counted in every plan: it must not be lost to its owner. */
export const FREE_STATUS = 'held';

/**
 * The quick filters: all responses, each status with responses, and the current one.
 *
 * @param list
 * @param chosen The current status.
 */
export function statusFilters(
	list: ResponseList,
	chosen: string
): ListStatusFilter[] {
	const filters = statusFiltersOf( {
		counts: list.status_filters,
		statuses: [ 'publish', 'partial', 'held', 'trash', 'spam' ],
		label: responseStatusText,
		isShown: ( status, count = 0 ) => count > 0 || status === chosen,
	} );
	return filters.map( ( filter ) => ( {
		...filter,
		isFree: [ 'all', FREE_STATUS ].includes( filter.status ),
	} ) );
}

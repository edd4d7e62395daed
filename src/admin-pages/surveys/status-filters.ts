import type { ListStatusFilter } from '../../components/list-view';
import { statusFiltersOf } from '../../components/list-view/status-filters';
import { statusText } from '../../components/status-label/status-text';
import type { SurveyList } from '../../survey-model';

/** The quick filters: all surveys, and each status that the server counts. */
export function statusFilters( list: SurveyList ): ListStatusFilter[] {
	return statusFiltersOf( {
		counts: list.status_filters,
		statuses: [ 'publish', 'scheduled', 'draft', 'trash' ],
		label: statusText,
		isShown: ( _, count ) => count !== undefined,
	} );
}

/** Whether there is no survey at all, not even in the trash. */
export function hasNoSurveys( list: SurveyList ): boolean {
	return (
		list.pagination.total === 0 &&
		list.status_filters.every( ( { count } ) => count === 0 )
	);
}

import { __ } from '@wordpress/i18n';
import type { ListStatusFilter } from '../../components/list-view';
import { statusText } from '../../components/status-label/status-text';
import type { SurveyList } from '../../survey-model';

const SHOWN = [ 'publish', 'scheduled', 'draft', 'trash' ] as const;

/** The quick filters: all of them, and the statuses that the server says there are. */
export function statusFilters( list: SurveyList ): ListStatusFilter[] {
	const count = ( wanted: string ): number | undefined =>
		list.status_filters.find( ( { status } ) => status === wanted )?.count;
	return [
		{
			status: 'all',
			label: __( 'All', 'userfeedback' ),
			count: count( 'all' ) ?? 0,
		},
		...SHOWN.flatMap( ( status ) => {
			const found = count( status );
			return found === undefined
				? []
				: [ { status, label: statusText( status ), count: found } ];
		} ),
	];
}

/** Whether there is no survey at all, not even in the trash. */
export function hasNoSurveys( list: SurveyList ): boolean {
	return (
		list.pagination.total === 0 &&
		list.status_filters.every( ( { count } ) => count === 0 )
	);
}

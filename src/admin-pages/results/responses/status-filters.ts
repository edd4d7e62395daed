import { __ } from '@wordpress/i18n';
import type { ListStatusFilter } from '../../../components/list-view';
import type { ResponseList } from '../../../survey-model';
import { responseStatusText } from '../components/response-status';

const STATUSES = [ 'publish', 'trash', 'spam' ] as const;

/**
 * The quick filters: all of them that have responses, and the one that is chosen.
 *
 * @param list
 * @param chosen What is shown now.
 */
export function statusFilters(
	list: ResponseList,
	chosen: string
): ListStatusFilter[] {
	const count = ( wanted: string ) =>
		list.status_filters.find( ( { status } ) => status === wanted )
			?.count ?? 0;
	return [
		{
			status: 'all',
			label: __( 'All', 'userfeedback' ),
			count: count( 'all' ),
		},
		...STATUSES.map( ( status ) => ( {
			status,
			label: responseStatusText( status ),
			count: count( status ),
		} ) ).filter(
			( filter ) => filter.count > 0 || filter.status === chosen
		),
	];
}

import { __ } from '@wordpress/i18n';
import type { ListStatusFilter } from './types';

interface StatusFiltersOptions< Status extends string > {
	/** The number of items for each status and for `all`; a status without items may be missing. */
	counts: readonly { status: string; count: number }[];
	/** The statuses in display order. */
	statuses: readonly Status[];
	label: ( status: Status ) => string;
	/** Whether a status is shown; `count` is undefined when the status is missing. */
	isShown: ( status: Status, count: number | undefined ) => boolean;
}

/** The quick filters of a list: all items, and each visible status. */
export function statusFiltersOf< Status extends string >( {
	counts,
	statuses,
	label,
	isShown,
}: StatusFiltersOptions< Status > ): ListStatusFilter[] {
	const countOf = ( wanted: string ) =>
		counts.find( ( { status } ) => status === wanted )?.count;
	const filterOf = ( status: string, text: string ): ListStatusFilter => ( {
		status,
		label: text,
		count: countOf( status ) ?? 0,
	} );
	return [
		filterOf( 'all', __( 'All', 'userfeedback' ) ),
		...statuses
			.filter( ( status ) => isShown( status, countOf( status ) ) )
			.map( ( status ) => filterOf( status, label( status ) ) ),
	];
}

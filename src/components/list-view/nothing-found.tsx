import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { EmptyState } from '../empty-state';
import type { ListState } from './types';

interface NothingFoundProps {
	state: ListState;
	/** Whether the screen's own filters are in use. */
	isFiltered: boolean;
	/** Removes the search and all filters. */
	onClear: () => void;
}

function clearLabel( isSearch: boolean, isFilter: boolean ): string {
	if ( ! isSearch ) {
		return __( 'Show all', 'userfeedback' );
	}
	return isFilter
		? __( 'Clear search and filter', 'userfeedback' )
		: __( 'Clear search', 'userfeedback' );
}

function reasonText(
	{ search }: Pick< ListState, 'search' >,
	isFiltered: boolean
): string {
	if ( isFiltered ) {
		return __( 'Nothing matches all of these filters.', 'userfeedback' );
	}
	return search === ''
		? __( 'There is nothing with this status.', 'userfeedback' )
		: sprintf(
				/* translators: %s: what was searched for. */
				__( 'There is no match for “%s”.', 'userfeedback' ),
				search
			);
}

/** Shown when a search or filter has no results; offers to clear it. */
export function NothingFound( {
	state,
	isFiltered,
	onClear,
}: NothingFoundProps ) {
	const isSearch = state.search !== '';
	const hasFilter = isFiltered || state.status !== 'all';
	return (
		<EmptyState
			title={ __( 'Nothing found', 'userfeedback' ) }
			action={
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ onClear }
				>
					{ clearLabel( isSearch, hasFilter ) }
				</Button>
			}
		>
			{ reasonText( state, isFiltered ) }
		</EmptyState>
	);
}

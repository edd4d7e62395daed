import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { EmptyState } from '../empty-state';
import type { ListState, OnListChange } from './types';

interface NothingFoundProps {
	state: ListState;
	onChange: OnListChange;
}

function clearLabel( isSearch: boolean, isFilter: boolean ): string {
	if ( ! isSearch ) {
		return __( 'Show all', 'userfeedback' );
	}
	return isFilter
		? __( 'Clear search and filter', 'userfeedback' )
		: __( 'Clear search', 'userfeedback' );
}

/** Shown when a search or filter has no results; offers to clear it. */
export function NothingFound( { state, onChange }: NothingFoundProps ) {
	const isSearch = state.search !== '';
	return (
		<EmptyState
			title={ __( 'Nothing found', 'userfeedback' ) }
			action={
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () =>
						onChange( { search: '', status: 'all', page: 1 } )
					}
				>
					{ clearLabel( isSearch, state.status !== 'all' ) }
				</Button>
			}
		>
			{ isSearch
				? sprintf(
						/* translators: %s: what was searched for. */
						__( 'There is no match for “%s”.', 'userfeedback' ),
						state.search
					)
				: __( 'There is nothing with this status.', 'userfeedback' ) }
		</EmptyState>
	);
}

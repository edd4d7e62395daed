import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { formatDay } from '@/lib/format';
import type { ResponseList } from '@/survey-model';
import type { ResponsesState } from './query';

interface SearchNoteProps {
	list: Pick< ResponseList, 'is_capped' | 'cursor' > | undefined;
	state: ResponsesState;
	onChange: ( changes: Partial< ResponsesState > ) => void;
}

/**
 * Says how far a search of very many responses has come, and goes on from there. Nothing where all responses were
 * searched.
 */
export function SearchNote( { list, state, onChange }: SearchNoteProps ) {
	const day = list?.cursor?.split( '.' )[ 0 ];
	const isNewestFirst = state.order === 'desc';
	if ( day === undefined && state.cursor === '' ) {
		return null;
	}
	const progress = isNewestFirst
		? /* translators: %s: a date. */
			__(
				'Searched the responses back to %s. Older ones may match, too.',
				'userfeedback'
			)
		: /* translators: %s: a date. */
			__(
				'Searched the responses up to %s. Newer ones may match, too.',
				'userfeedback'
			);
	return (
		<div className="userfeedback-search-note">
			<Announced>
				{ day === undefined
					? __(
							'Searched the rest of the responses.',
							'userfeedback'
						)
					: sprintf( progress, formatDay( day ) ) }
			</Announced>
			{ list?.cursor && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () =>
						onChange( { cursor: list.cursor ?? '', page: 1 } )
					}
				>
					{ isNewestFirst
						? __( 'Search older', 'userfeedback' )
						: __( 'Search newer', 'userfeedback' ) }
				</Button>
			) }
			{ state.cursor !== '' && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => onChange( { cursor: '', page: 1 } ) }
				>
					{ __( 'Search from the beginning', 'userfeedback' ) }
				</Button>
			) }
		</div>
	);
}

import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { describeError } from '../../components/describe-error';
import { formatNumber } from '../../components/format';
import { useSnackbar } from '../../components/snackbars';
import { toApiError } from '../../stores/api';
import type { ResponseAction } from '../../stores/api';
import { store as responsesStore } from '../../stores/responses';
import type { ResponseItem } from '../../survey-model';
import { responseTitle } from './response-title';

/** What this screen does with responses. */
export type ResponseChange = Exclude< ResponseAction, 'spam' >;

/** Changes responses and says so; answers whether it worked. */
export type ChangeResponses = (
	change: ResponseChange,
	items: readonly Pick< ResponseItem, 'id' | 'status' >[]
) => Promise< boolean >;

/** With a place for what was changed: "Response #9" or "2 responses". */
function changeText( change: ResponseChange ) {
	switch ( change ) {
		case 'trash':
			/* translators: %s: "Response #9" or "2 responses". */
			return __( '%s moved to the trash.', 'userfeedback' );
		case 'restore':
			/* translators: %s: "Response #9" or "2 responses". */
			return __( '%s restored.', 'userfeedback' );
		case 'delete':
			/* translators: %s: "Response #9" or "2 responses". */
			return __( '%s deleted permanently.', 'userfeedback' );
	}
}

function changedText( change: ResponseChange, ids: readonly number[] ): string {
	const what =
		ids.length === 1 && ids[ 0 ] !== undefined
			? responseTitle( ids[ 0 ] )
			: sprintf(
					/* translators: %s: number of responses. */
					_n(
						'%s response',
						'%s responses',
						ids.length,
						'userfeedback'
					),
					formatNumber( ids.length )
				);
	return sprintf( changeText( change ), what );
}

/** Moves responses of a survey to the trash, out of it, or away for good; what can be undone offers it. */
export function useResponseChanges( surveyId: number ): ChangeResponses {
	const { changeResponses } = useDispatch( responsesStore );
	const showSnackbar = useSnackbar();
	return useCallback(
		async ( change, items ) => {
			const ids = items.map( ( { id } ) => id );
			const send = async ( action: ResponseAction ) => {
				try {
					await changeResponses( surveyId, action, ids );
					return true;
				} catch ( thrown ) {
					showSnackbar( describeError( toApiError( thrown ) ), {
						status: 'error',
					} );
					return false;
				}
			};
			const isDone = await send( change );
			if ( isDone ) {
				showSnackbar( changedText( change, ids ), {
					...( change === 'trash' && {
						action: {
							label: __( 'Undo', 'userfeedback' ),
							onClick: async () => {
								if ( await send( 'restore' ) ) {
									showSnackbar(
										changedText( 'restore', ids )
									);
								}
							},
						},
					} ),
				} );
			}
			return isDone;
		},
		[ changeResponses, showSnackbar, surveyId ]
	);
}

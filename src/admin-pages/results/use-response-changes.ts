import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { describeError } from '../../components/describe-error';
import { useSnackbar } from '../../components/snackbars';
import { toApiError } from '../../stores/api';
import type { ResponseAction } from '../../stores/api';
import { store as responsesStore } from '../../stores/responses';
import type { ResponseItem } from '../../survey-model';

/** What this screen does with responses. */
export type ResponseChange = Exclude< ResponseAction, 'spam' >;

/** Changes a response and says so; answers whether it worked. */
export type ChangeResponse = (
	change: ResponseChange,
	item: Pick< ResponseItem, 'id' >
) => Promise< boolean >;

function changedText( change: ResponseChange, id: number ): string {
	switch ( change ) {
		case 'trash':
			return sprintf(
				/* translators: %d: number of a response. */
				__( 'Response #%d moved to the trash.', 'userfeedback' ),
				id
			);
		case 'restore':
			return sprintf(
				/* translators: %d: number of a response. */
				__( 'Response #%d restored.', 'userfeedback' ),
				id
			);
		case 'delete':
			return sprintf(
				/* translators: %d: number of a response. */
				__( 'Response #%d deleted permanently.', 'userfeedback' ),
				id
			);
	}
}

/** Moves a response of a survey to the trash, out of it, or away for good; what can be undone offers it. */
export function useResponseChanges( surveyId: number ): ChangeResponse {
	const { changeResponses } = useDispatch( responsesStore );
	const showSnackbar = useSnackbar();
	return useCallback(
		async ( change, { id } ) => {
			const send = async ( action: ResponseAction ) => {
				try {
					await changeResponses( surveyId, action, [ id ] );
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
				showSnackbar( changedText( change, id ), {
					...( change === 'trash' && {
						action: {
							label: __( 'Undo', 'userfeedback' ),
							onClick: async () => {
								if ( await send( 'restore' ) ) {
									showSnackbar(
										changedText( 'restore', id )
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

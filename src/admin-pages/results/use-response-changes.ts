import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ChangeItem, ItemChange } from '../../hooks/use-item-changes';
import { useItemChanges } from '../../hooks/use-item-changes';
import { store as responsesStore } from '../../stores/responses';
import type { ResponseItem } from '../../survey-model';

type Response = Pick< ResponseItem, 'id' >;

function doneText( change: ItemChange, { id }: Response ): string {
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

/** Moves responses of a survey to the trash, restores them or deletes them permanently; see useItemChanges(). */
export function useResponseChanges( surveyId: number ): ChangeItem< Response > {
	const { changeResponses } = useDispatch( responsesStore );
	const send = useCallback(
		( change: ItemChange, { id }: Response ) =>
			changeResponses( surveyId, change, [ id ] ),
		[ changeResponses, surveyId ]
	);
	return useItemChanges( { send, doneText } );
}

import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ChangeItem, ItemChange } from '../../hooks/use-item-changes';
import { useItemChanges } from '../../hooks/use-item-changes';
import { store as responsesStore } from '../../stores/responses';
import type { ResponseItem } from '../../survey-model';

/** What owners can do to a response. `restore` also takes it out of spam. */
export type ResponseChange = ItemChange | 'spam' | 'test' | 'no-test';

type Response = Pick< ResponseItem, 'id' >;

function doneText( change: ResponseChange, { id }: Response ): string {
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
		case 'spam':
			return sprintf(
				/* translators: %d: number of a response. */
				__( 'Response #%d marked as spam.', 'userfeedback' ),
				id
			);
		case 'test':
			return sprintf(
				/* translators: %d: number of a response. */
				__( 'Response #%d marked as a test.', 'userfeedback' ),
				id
			);
		case 'no-test':
			return sprintf(
				/* translators: %d: number of a response. */
				__( 'Response #%d is no longer a test.', 'userfeedback' ),
				id
			);
	}
}

function undoOf( change: ResponseChange ): ResponseChange | undefined {
	switch ( change ) {
		case 'trash':
		case 'spam':
			return 'restore';
		case 'test':
			return 'no-test';
		case 'no-test':
			return 'test';
		default:
			return undefined;
	}
}

/**
 * Moves responses of a survey to the trash or to spam, restores them, deletes them permanently, or marks them as
 * tests; see useItemChanges().
 */
export function useResponseChanges(
	surveyId: number
): ChangeItem< Response, ResponseChange > {
	const { changeResponses, markAsTest } = useDispatch( responsesStore );
	const send = useCallback(
		( change: ResponseChange, { id }: Response ) =>
			change === 'test' || change === 'no-test'
				? markAsTest( surveyId, [ id ], change === 'test' )
				: changeResponses( surveyId, change, [ id ] ),
		[ changeResponses, markAsTest, surveyId ]
	);
	return useItemChanges( { send, doneText, undoOf } );
}

import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ChangeItem, ItemChange } from '../../hooks/use-item-changes';
import { undoOfTrash, useItemChanges } from '../../hooks/use-item-changes';
import { store as surveysStore } from '../../stores/surveys';
import type { SurveySummary } from '../../survey-model';
import { surveyName } from './survey-name';

type Survey = Pick< SurveySummary, 'id' | 'title' >;

function doneText( change: ItemChange, { title }: Survey ): string {
	const name = surveyName( title );
	switch ( change ) {
		case 'trash':
			return sprintf(
				/* translators: %s: title of a survey, in quotes. */
				__( '%s moved to the trash.', 'userfeedback' ),
				name
			);
		case 'restore':
			/* translators: %s: title of a survey, in quotes. */
			return sprintf( __( '%s restored.', 'userfeedback' ), name );
		case 'delete':
			return sprintf(
				/* translators: %s: title of a survey, in quotes. */
				__( '%s deleted permanently.', 'userfeedback' ),
				name
			);
	}
}

function failedText( change: ItemChange, { title }: Survey ): string {
	const name = surveyName( title );
	switch ( change ) {
		case 'trash':
			return sprintf(
				/* translators: %s: title of a survey, in quotes. */
				__( '%s could not be moved to the trash.', 'userfeedback' ),
				name
			);
		case 'restore':
			return sprintf(
				/* translators: %s: title of a survey, in quotes. */
				__( '%s could not be restored.', 'userfeedback' ),
				name
			);
		case 'delete':
			return sprintf(
				/* translators: %s: title of a survey, in quotes. */
				__( '%s could not be deleted.', 'userfeedback' ),
				name
			);
	}
}

/** Moves surveys to the trash, restores them or deletes them permanently; see useItemChanges(). */
export function useSurveyChanges(): ChangeItem< Survey > {
	const { changeSurveys } = useDispatch( surveysStore );
	const send = useCallback(
		( change: ItemChange, { id }: Survey ) =>
			changeSurveys( change, [ id ] ),
		[ changeSurveys ]
	);
	return useItemChanges( {
		send,
		doneText,
		failedText,
		undoOf: undoOfTrash,
	} );
}

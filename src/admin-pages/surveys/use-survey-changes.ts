import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { describeError } from '../../components/describe-error';
import { useSnackbar } from '../../components/snackbars';
import type { SurveyChange } from '../../stores/api';
import { toApiError } from '../../stores/api';
import { store as surveysStore } from '../../stores/surveys';
import type { SurveySummary } from '../../survey-model';
import { surveyName } from './survey-name';

function doneText( change: SurveyChange, name: string ): string {
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

function failedText( change: SurveyChange, name: string ): string {
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

/** Moves a survey and says so; answers whether it worked. */
export type ChangeSurvey = (
	change: SurveyChange,
	survey: Pick< SurveySummary, 'id' | 'title' >
) => Promise< boolean >;

/** Moves surveys to the trash, out of it or away for good, with a message about what became of it. The trash can be undone. */
export function useSurveyChanges(): ChangeSurvey {
	const { changeSurveys } = useDispatch( surveysStore );
	const showSnackbar = useSnackbar();
	return useCallback(
		async ( change, { id, title } ) => {
			const name = surveyName( title );
			// Answers the message that follows; null when it failed, which it has shown.
			const send = async (
				wanted: SurveyChange
			): Promise< string | null > => {
				try {
					const message = await changeSurveys( wanted, [ id ] );
					return `${ doneText( wanted, name ) } ${ message }`.trim();
				} catch ( thrown ) {
					const reason = describeError( toApiError( thrown ) );
					showSnackbar(
						`${ failedText( wanted, name ) } ${ reason }`,
						{ status: 'error' }
					);
					return null;
				}
			};
			const undo = async (): Promise< void > => {
				const message = await send( 'restore' );
				if ( message !== null ) {
					showSnackbar( message );
				}
			};
			const done = await send( change );
			if ( done !== null ) {
				showSnackbar( done, {
					...( change === 'trash' && {
						action: {
							label: __( 'Undo', 'userfeedback' ),
							onClick: undo,
						},
					} ),
				} );
			}
			return done !== null;
		},
		[ changeSurveys, showSnackbar ]
	);
}

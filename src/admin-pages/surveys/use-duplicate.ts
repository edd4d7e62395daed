import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useSnackbar } from '../../components/snackbars';
import { navigate } from '../../hooks/use-hash-route';
import { store as surveysStore } from '../../stores/surveys';
import { FIRST_STEP_OF_SAVED, stepRoute } from './editor/steps';
import { surveyName } from './survey-name';

/** Copies a survey and opens the copy in the editor. Rejects with an ApiError. */
export function useDuplicate(): (
	id: number,
	options?: { replace?: boolean }
) => Promise< void > {
	const { duplicateSurvey } = useDispatch( surveysStore );
	const showSnackbar = useSnackbar();
	return useCallback(
		async ( id, options ) => {
			const copy = await duplicateSurvey( id );
			navigate( stepRoute( copy.id, FIRST_STEP_OF_SAVED ), options );
			showSnackbar(
				sprintf(
					/* translators: %s: title of the copy of a survey, in quotes. */
					__( 'You are editing the copy, %s.', 'userfeedback' ),
					surveyName( copy.title )
				)
			);
		},
		[ duplicateSurvey, showSnackbar ]
	);
}

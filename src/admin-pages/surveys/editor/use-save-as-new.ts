import { useDispatch, useRegistry } from '@wordpress/data';
import { getAdminData } from '@/lib/admin-data';
import { navigate } from '@/hooks/use-hash-route';
import type { ApiError } from '@/stores/api';
import { toApiError } from '@/stores/api';
import { store as surveysStore } from '@/stores/surveys';
import { NEW_SURVEY_ID, blankSurvey } from '@/survey-model';
import { defaultThankYou } from '@/lib/default-thank-you';
import type { Step } from './section';
import { stepRoute } from './steps';

interface SaveAsNew {
	id: number;
	step: Step;
	onFail: ( error: ApiError ) => void;
	/** Called before the builder goes to the new survey. */
	onSaved: () => void;
}

/** Saves a survey that was deleted elsewhere as a new draft, and opens it at the same step. */
export function useSaveAsNew( {
	id,
	step,
	onFail,
	onSaved,
}: SaveAsNew ): () => Promise< void > {
	const registry = useRegistry();
	const { receiveSurvey, editSurvey, saveSurvey, closeSurvey } =
		useDispatch( surveysStore );
	return async () => {
		const select = registry.select( surveysStore );
		const deleted = select.getEditedSurvey( id );
		if ( deleted === undefined ) {
			return;
		}
		// The same new survey again, if its first save failed: the server may have stored it.
		if ( select.getSurveyRecord( NEW_SURVEY_ID ) === undefined ) {
			receiveSurvey( blankSurvey( defaultThankYou() ) );
		}
		const { title, type, template, questions, settings, notifications } =
			deleted;
		editSurvey( NEW_SURVEY_ID, {
			title,
			type,
			template,
			questions,
			settings,
			// A user who may not see the recipients does not have them.
			...( getAdminData().capabilities.view_results && {
				notifications,
			} ),
		} );
		try {
			const saved = await saveSurvey( NEW_SURVEY_ID );
			onSaved();
			closeSurvey( id );
			closeSurvey( NEW_SURVEY_ID );
			navigate( stepRoute( saved.id, step.name ), { replace: true } );
		} catch ( thrown ) {
			onFail( toApiError( thrown ) );
		}
	};
}

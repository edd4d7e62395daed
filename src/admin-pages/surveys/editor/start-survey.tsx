import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { navigate } from '@/hooks/use-hash-route';
import { FIRST_STEP_OF_NEW } from '@/routes';
import { getAdminData } from '@/lib/admin-data';
import { store as surveysStore } from '@/stores/surveys';
import { NEW_SURVEY_ID, blankSurvey } from '@/survey-model';
import { defaultThankYou } from '@/lib/default-thank-you';
import { stepRoute } from './steps';

/** The route of a new survey: opens a blank survey in the builder and redirects to its first step. */
export function StartSurvey() {
	const { receiveSurvey } = useDispatch( surveysStore );
	useEffect( () => {
		receiveSurvey(
			blankSurvey( defaultThankYou(), getAdminData().widget_settings )
		);
		navigate( stepRoute( NEW_SURVEY_ID, FIRST_STEP_OF_NEW ), {
			replace: true,
		} );
	}, [ receiveSurvey ] );
	return null;
}

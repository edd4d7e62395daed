import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { navigate } from '../../../hooks/use-hash-route';
import { store as surveysStore } from '../../../stores/surveys';
import { blankSurvey } from '../../../survey-model';
import { defaultThankYou } from './default-thank-you';

/** The route of a new survey: puts a blank one into the builder and goes on to its questions. */
export function StartSurvey() {
	const { receiveSurvey } = useDispatch( surveysStore );
	useEffect( () => {
		receiveSurvey( blankSurvey( defaultThankYou() ) );
		navigate( '/new/questions', { replace: true } );
	}, [ receiveSurvey ] );
	return null;
}

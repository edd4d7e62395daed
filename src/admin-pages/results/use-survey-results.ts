import { useSelect } from '@wordpress/data';
import { useResolution } from '../../hooks/use-resolution';
import { store as resultsStore } from '../../stores/results';

/** The results of a survey, undefined while they are loading, and the error if loading failed. */
export function useSurveyResults( id: number ) {
	const results = useSelect(
		( select ) => select( resultsStore ).getSurveyResults( id ),
		[ id ]
	);
	return {
		results,
		...useResolution( resultsStore, 'getSurveyResults', [ id ] ),
	};
}

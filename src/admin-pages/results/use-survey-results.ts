import { useSelect } from '@wordpress/data';
import { useResolution } from '../../hooks/use-resolution';
import type { SurveyResultsQuery } from '../../stores/api';
import { store as resultsStore } from '../../stores/results';

/** The range that the server counts if none is requested. */
export const DEFAULT_RANGE: SurveyResultsQuery = {};

/**
 * The results of a survey in a range, undefined while they are loading, and the error if loading failed.
 *
 * @param id
 * @param query Equal ranges must have their keys in the same order: the store identifies results by their path.
 */
export function useSurveyResults(
	id: number,
	query: SurveyResultsQuery = DEFAULT_RANGE
) {
	const results = useSelect(
		( select ) => select( resultsStore ).getSurveyResults( id, query ),
		[ id, query ]
	);
	return {
		results,
		...useResolution( resultsStore, 'getSurveyResults', [ id, query ] ),
	};
}

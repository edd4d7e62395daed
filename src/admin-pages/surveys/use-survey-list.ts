import { useSelect } from '@wordpress/data';
import type { ListState } from '../../components/list-view';
import type { Resolution } from '../../hooks/use-resolution';
import { useResolution } from '../../hooks/use-resolution';
import { store as surveysStore } from '../../stores/surveys';
import type { SurveyList } from '../../survey-model';
import { viewToQuery } from './query';

interface LoadedList extends Resolution {
	list: SurveyList | undefined;
	/** It is asked for, maybe again while an older answer is still there. */
	isLoading: boolean;
}

/** What the server answers to a view of the list. */
export function useSurveyList( view: ListState ): LoadedList {
	const query = viewToQuery( view );
	const key = JSON.stringify( query );
	const loaded = useSelect(
		( select ) => {
			const store = select( surveysStore );
			return {
				list: store.getSurveyList( query ),
				isLoading: ! store.hasFinishedResolution( 'getSurveyList', [
					query,
				] ),
			};
		},
		// The query is a new object each time; its text says whether it is another one.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- see above
		[ key ]
	);
	return {
		...loaded,
		...useResolution( surveysStore, 'getSurveyList', [ query ] ),
	};
}

import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { ListState } from '../../components/list-view';
import type { Resolution } from '../../hooks/use-resolution';
import { useResolution } from '../../hooks/use-resolution';
import { store as surveysStore } from '../../stores/surveys';
import type { SurveyList } from '../../survey-model';
import { viewToQuery } from './query';

/** The list page for a view; undefined until it is loaded. */
export function useSurveyList(
	view: ListState
): Resolution & { list: SurveyList | undefined } {
	const query = useMemo( () => viewToQuery( view ), [ view ] );
	const list = useSelect(
		( select ) => select( surveysStore ).getSurveyList( query ),
		[ query ]
	);
	return {
		list,
		...useResolution( surveysStore, 'getSurveyList', [ query ] ),
	};
}

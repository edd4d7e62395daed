import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Resolution } from '@/hooks/use-resolution';
import { useResolution } from '@/hooks/use-resolution';
import { store as responsesStore } from '@/stores/responses';
import type { ResponseChoices, ResponseList } from '@/survey-model';
import { useFreshResponses } from '../use-fresh-responses';
import { useLastLoaded } from '@/hooks/use-last-loaded';
import type { ResponsesState } from './query';
import { stateToQuery } from './query';

interface LoadedList extends Resolution {
	/** The page for the state; undefined until it is loaded. */
	list: ResponseList | undefined;
	/** This page, or the previous one while it is loading. */
	shown: ResponseList | undefined;
}

/**
 * The page of responses for a state.
 *
 * @param surveyId
 * @param state
 * @param hasAnswers Whether the plan shows what single responses contain.
 */
export function useResponseList(
	surveyId: number,
	state: ResponsesState,
	hasAnswers: boolean
): LoadedList {
	const query = useMemo(
		() => stateToQuery( state, hasAnswers ),
		[ state, hasAnswers ]
	);
	const list = useSelect(
		( select ) =>
			select( responsesStore ).getResponseList( surveyId, query ),
		[ surveyId, query ]
	);
	const shown = useLastLoaded( list, surveyId );
	useFreshResponses( surveyId );
	return {
		list,
		shown,
		...useResolution( responsesStore, 'getResponseList', [
			surveyId,
			query,
		] ),
	};
}

/**
 * What the list can be filtered by; undefined until it is loaded, or if the plan has no filters. Call it before useResponseList(), which
 * marks both as stale on unmount: nothing that is mounted then must load them again.
 *
 * @param surveyId
 * @param hasFilters
 */
export function useResponseChoices(
	surveyId: number,
	hasFilters: boolean
): ResponseChoices | undefined {
	return useSelect(
		( select ) =>
			hasFilters
				? select( responsesStore ).getResponseChoices( surveyId )
				: undefined,
		[ surveyId, hasFilters ]
	);
}

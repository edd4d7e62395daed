import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/error-state';
import type { SearchChoice } from '@/components/search-select';
import { Skeleton } from '@/components/skeleton';
import { useResolution } from '@/hooks/use-resolution';
import type { SurveyQuery } from '@/stores/api';
import { store as surveysStore } from '@/stores/surveys';
import type { EditableSurvey } from '@/survey-model';

/** A survey in the picker. */
export interface ChosenSurvey extends SearchChoice {
	id: number;
}

/** The newest surveys, or those that a search finds. */
export const SURVEYS: SurveyQuery = {
	page: 1,
	per_page: 50,
	orderby: 'id',
	order: 'desc',
};

/** Whether the site has a survey; undefined until that is known. */
export function useHasSurveys(): boolean | undefined {
	const total = useSelect(
		( select ) =>
			select( surveysStore ).getSurveyList( SURVEYS )?.pagination.total,
		[]
	);
	return total === undefined ? undefined : total > 0;
}

/** The chosen survey, or what stands in its place while it is loading and if it cannot be loaded. */
export function useChosenSurvey( chosen: ChosenSurvey | null ): {
	survey: EditableSurvey | undefined;
	problem: ReactNode;
} {
	// The id of a new survey is never fetched.
	const id = chosen?.id ?? 0;
	const survey = useSelect(
		( select ) => select( surveysStore ).getSurvey( id ),
		[ id ]
	);
	const { error, retry } = useResolution( surveysStore, 'getSurvey', [ id ] );
	if ( chosen === null || survey ) {
		return { survey, problem: null };
	}
	return {
		survey: undefined,
		problem: error ? (
			<ErrorState
				error={ error }
				title={ __( 'The survey could not be loaded', 'userfeedback' ) }
				onRetry={ retry }
			/>
		) : (
			<Skeleton shape="card" count={ 1 } />
		),
	};
}

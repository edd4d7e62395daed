import { useMemo, useState } from '@wordpress/element';
import type { RangeChoice } from '@/components/date-range/ranges';
import {
	defaultRange,
	rangeArguments,
	rangeFromParams,
	rangeToParams,
	setRange,
	siteToday,
} from '@/components/date-range/ranges';
import { useFeature } from '@/hooks/use-feature';
import { navigate, useHashQuery } from '@/hooks/use-hash-route';
import { SURVEY_RESULTS, withQuery } from '@/routes';
import type { ResultsQuery } from '@/stores/api';

interface SurveyRange {
	choice: RangeChoice;
	hasLonger: boolean;
	/** The request for the chosen days. */
	query: ResultsQuery;
	/** The range as in the address of a screen: `last-7-days`. */
	text: string;
	/** Shows another range, or another survey in the same range. */
	show: ( changes: { choice?: RangeChoice; survey?: number } ) => void;
}

/** The range of a survey's results, which is in the address of the screen. */
export function useSurveyRange( surveyId: number ): SurveyRange {
	const hashQuery = useHashQuery();
	const hasLonger = useFeature( 'longer-ranges' ).isAllowed;
	// Fixed for the lifetime of the screen, so that the store finds what was loaded before midnight.
	const [ today ] = useState( siteToday );
	return useMemo( () => {
		const choice = rangeFromParams(
			new URLSearchParams( hashQuery ),
			hasLonger,
			{ today }
		);
		return {
			choice,
			hasLonger,
			query: rangeArguments( choice, hasLonger, today ),
			text: rangeToParams( choice ),
			show: ( { choice: other = choice, survey = surveyId } ) => {
				const params = new URLSearchParams(
					survey === surveyId ? hashQuery : ''
				);
				// Another range has other pages.
				[ ...params.keys() ]
					.filter( ( name ) => name.endsWith( '_page' ) )
					.forEach( ( name ) => params.delete( name ) );
				setRange( params, other, defaultRange( hasLonger ) );
				navigate(
					withQuery(
						SURVEY_RESULTS.build( { surveyId: survey } ),
						params.toString()
					)
				);
			},
		};
	}, [ hashQuery, hasLonger, surveyId, today ] );
}

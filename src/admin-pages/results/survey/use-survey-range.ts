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
import type { ResultsQuery, SurveyResultsQuery } from '@/stores/api';
import { LOCALE } from '../responses/filters';

interface SurveyRange {
	choice: RangeChoice;
	hasLonger: boolean;
	/** The locale whose answers are shown; '' for all. */
	language: string;
	/** The request for the chosen days. */
	days: ResultsQuery;
	/** The request for the chosen days and language. */
	query: SurveyResultsQuery;
	/** The range as in the address of a screen: `last-7-days`. */
	text: string;
	/** Shows another range or language, or another survey in the same range. */
	show: ( changes: {
		choice?: RangeChoice;
		language?: string;
		survey?: number;
	} ) => void;
}

/** The name in the address of the screen, as in that of the list of responses. */
const LANGUAGE_PARAM = 'language';

/** The range and the language of a survey's results, which are in the address of the screen. */
export function useSurveyRange( surveyId: number ): SurveyRange {
	const hashQuery = useHashQuery();
	const hasLonger = useFeature( 'longer-ranges' ).isAllowed;
	const hasFilters = useFeature( 'quick-filters' ).isAllowed;
	// Fixed for the lifetime of the screen, so that the store finds what was loaded before midnight.
	const [ today ] = useState( siteToday );
	return useMemo( () => {
		const current = new URLSearchParams( hashQuery );
		const choice = rangeFromParams( current, hasLonger, { today } );
		const wanted = current.get( LANGUAGE_PARAM ) ?? '';
		const language = hasFilters && LOCALE.test( wanted ) ? wanted : '';
		const days = rangeArguments( choice, hasLonger, today );
		return {
			choice,
			hasLonger,
			language,
			days,
			query: language === '' ? days : { ...days, language },
			text: rangeToParams( choice ),
			show: ( {
				choice: other = choice,
				language: spoken = language,
				survey = surveyId,
			} ) => {
				const params = new URLSearchParams(
					survey === surveyId ? hashQuery : ''
				);
				// Another range or language has other pages.
				[ ...params.keys() ]
					.filter( ( name ) => name.endsWith( '_page' ) )
					.forEach( ( name ) => params.delete( name ) );
				setRange( params, other, defaultRange( hasLonger ) );
				// Other surveys have other languages.
				if ( spoken === '' || survey !== surveyId ) {
					params.delete( LANGUAGE_PARAM );
				} else {
					params.set( LANGUAGE_PARAM, spoken );
				}
				navigate(
					withQuery(
						SURVEY_RESULTS.build( { surveyId: survey } ),
						params.toString()
					)
				);
			},
		};
	}, [ hashQuery, hasFilters, hasLonger, surveyId, today ] );
}

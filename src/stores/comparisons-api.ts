import { addQueryArgs } from '@wordpress/url';
import type { ResponseChoices, ResultsComparison } from '../survey-model';
import type { ResultsQuery } from './api';
import { request } from './request';

/** Two groups of visitors and the range in which they answered. */
export type ComparisonQuery = ResultsQuery & {
	by: ResultsComparison[ 'by' ];
	/** A device, the id of a page, a country, a language, or the label of an option. */
	a: string;
	b: string;
	/** With `by: 'answer'`, the question that has these options. */
	question_id?: string;
};

/** The path of a comparison, which is also its key in the store. */
export function comparisonPath(
	surveyId: number,
	query: ComparisonQuery
): string {
	return addQueryArgs( `/surveys/${ surveyId }/compare`, { ...query } );
}

export function fetchComparison(
	surveyId: number,
	query: ComparisonQuery
): Promise< ResultsComparison > {
	// Up to 50,000 responses are read.
	return request( comparisonPath( surveyId, query ), { seconds: 60 } );
}

/** The questions, pages and countries by which responses can be told apart. */
export function fetchGroupChoices(
	surveyId: number
): Promise< ResponseChoices > {
	return request( `/surveys/${ surveyId }/responses/choices` );
}

import { addQueryArgs } from '@wordpress/url';
import type { QuestionTrend, TextPage } from '../survey-model';
import type { SurveyResultsQuery } from './api';
import { request } from './request';

/** A page of what visitors wrote to a question in a range, newest first. */
export type TextsQuery = SurveyResultsQuery & {
	/** The answers, or the comments beside them. */
	kind: 'text' | 'comment';
	/** A part of the text. */
	search: string;
	page: number;
};

/** The path of a page of texts, which is also its key in the store. */
export function textsPath(
	surveyId: number,
	questionId: string,
	{ search, ...query }: TextsQuery
): string {
	return addQueryArgs(
		`/surveys/${ surveyId }/questions/${ questionId }/texts`,
		{ ...query, ...( search === '' ? {} : { search } ) }
	);
}

export function fetchTexts(
	surveyId: number,
	questionId: string,
	query: TextsQuery
): Promise< TextPage > {
	return request( textsPath( surveyId, questionId, query ) );
}

/** The path of a trend, which is also its key in the store. */
export function trendPath(
	surveyId: number,
	questionId: string,
	query: SurveyResultsQuery
): string {
	return addQueryArgs(
		`/surveys/${ surveyId }/questions/${ questionId }/trend`,
		{ ...query }
	);
}

export function fetchTrend(
	surveyId: number,
	questionId: string,
	query: SurveyResultsQuery
): Promise< QuestionTrend > {
	return request( trendPath( surveyId, questionId, query ) );
}

import type { AiSummaryAnswer } from '../survey-model';
import { request } from './request';

/** An AI service answers one question in each request, for up to a minute. */
const SECONDS_TO_SUMMARISE = 90;

/** The last summary of a survey, if there is one. Makes none. */
export function fetchSummary( surveyId: number ): Promise< AiSummaryAnswer > {
	return request( `/preload-ai-summary/${ surveyId }` );
}

/**
 * Makes a new summary of a survey, which replaces the last one.
 *
 * @param surveyId
 * @param goesOn   Whether to do the next part of one that is being made, and never begin another.
 */
export function makeSummary(
	surveyId: number,
	goesOn: boolean
): Promise< AiSummaryAnswer > {
	return request( `/ai-summary/${ surveyId }`, {
		method: 'POST',
		...( goesOn && { data: { goes_on: true } } ),
		seconds: SECONDS_TO_SUMMARISE,
	} );
}

import type { AiSummaryAnswer } from '../survey-model';
import { request } from './request';

/** An AI service answers one question in each request, for up to a minute. */
const SECONDS_TO_SUMMARISE = 90;

/** The last summary of a survey, if there is one. Makes none. */
export function fetchSummary( surveyId: number ): Promise< AiSummaryAnswer > {
	return request( `/preload-ai-summary/${ surveyId }` );
}

/** Makes a new summary of a survey, which replaces the last one, or does the next part of it. */
export function makeSummary( surveyId: number ): Promise< AiSummaryAnswer > {
	return request( `/ai-summary/${ surveyId }`, {
		method: 'POST',
		seconds: SECONDS_TO_SUMMARISE,
	} );
}

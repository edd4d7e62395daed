import type { AiSummaryAnswer } from '../survey-model';
import { request } from './request';

/** An AI service reads part after part, each for up to half a minute. */
const SECONDS_TO_SUMMARISE = 180;

/** The last summary of a survey, if there is one. Makes none. */
export function fetchSummary( surveyId: number ): Promise< AiSummaryAnswer > {
	return request( `/preload-ai-summary/${ surveyId }` );
}

/** Makes a new summary of a survey, which replaces the last one. */
export function makeSummary( surveyId: number ): Promise< AiSummaryAnswer > {
	return request( `/ai-summary/${ surveyId }`, {
		method: 'POST',
		seconds: SECONDS_TO_SUMMARISE,
	} );
}

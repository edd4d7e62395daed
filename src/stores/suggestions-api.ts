import type { SuggestedTexts, SuggestionsRequest } from '../survey-model';
import { request } from './request';

/** An AI service may answer for up to a minute. */
const SECONDS_TO_SUGGEST = 90;

/** Asks the AI service of the site for translations of texts. Stores nothing. */
export function fetchSuggestions(
	data: SuggestionsRequest
): Promise< SuggestedTexts > {
	return request( '/surveys/translations/suggestions', {
		method: 'POST',
		data,
		seconds: SECONDS_TO_SUGGEST,
	} );
}

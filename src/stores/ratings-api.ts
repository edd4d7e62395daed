import type { RatingPreview, RatingSettings } from '../survey-model';
import { request } from './request';

const PATH = '/post-ratings/settings';

export function fetchRatingSettings(): Promise< RatingSettings > {
	return request( PATH );
}

/** Saves the changed settings and resolves with all settings. */
export function updateRatingSettings(
	changes: Partial< RatingSettings >
): Promise< RatingSettings > {
	return request( PATH, {
		method: 'POST',
		data: { rating_settings: changes },
	} );
}

/** What a visitor has done in a preview: nothing, or given the lowest or the highest rating. */
export type PreviewStep = 'ask' | 'low' | 'high';

/** The control with settings as edited; stores nothing. */
export function fetchRatingPreview(
	settings: Partial< RatingSettings >,
	state: PreviewStep
): Promise< RatingPreview > {
	return request( '/post-ratings/preview', {
		method: 'POST',
		data: { rating_settings: settings, state },
	} );
}

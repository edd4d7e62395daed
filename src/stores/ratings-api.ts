import type { RatingSettings } from '../survey-model';
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

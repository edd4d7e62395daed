import type { StoredSurveyPreview } from '../../survey-model';
import type { State } from './types';

/** How visitors see a stored survey; undefined until it is loaded. */
export function getEmbed(
	state: State,
	id: number
): StoredSurveyPreview | undefined {
	return state[ id ];
}

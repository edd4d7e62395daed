import type { SurveyTemplate } from '../../survey-model';
import type { State } from './types';

/** The templates that a new survey can start from; undefined until they were loaded. */
export function getTemplates(
	state: State
): readonly SurveyTemplate[] | undefined {
	return state ?? undefined;
}

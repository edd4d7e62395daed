import type { SurveyTemplate } from '../../survey-model';
import type { State } from './types';

/** The templates for new surveys; undefined until they are loaded. */
export function getTemplates(
	state: State
): readonly SurveyTemplate[] | undefined {
	return state ?? undefined;
}

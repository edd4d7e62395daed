import type { SurveyTemplate } from '../../survey-model';
import type { Action } from './types';

export function receiveTemplates(
	templates: readonly SurveyTemplate[]
): Action {
	return { type: 'RECEIVE_TEMPLATES', templates };
}

import type { SurveyTemplate } from '../../survey-model';

/** null until they are loaded: a reducer must not return undefined. */
export type State = readonly SurveyTemplate[] | null;

export interface Action {
	type: 'RECEIVE_TEMPLATES';
	templates: readonly SurveyTemplate[];
}

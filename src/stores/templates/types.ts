import type { SurveyTemplate } from '../../survey-model';

/** null until they were loaded: a reducer must not answer undefined. */
export type State = readonly SurveyTemplate[] | null;

export interface Action {
	type: 'RECEIVE_TEMPLATES';
	templates: readonly SurveyTemplate[];
}

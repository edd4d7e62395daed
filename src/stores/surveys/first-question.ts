import type { EditableSurvey } from '../../survey-model';
import { firstQuestion } from '../../survey-model';

/** A survey without questions starts with one blank text question. */
export function withFirstQuestion< Opened extends EditableSurvey >(
	survey: Opened
): Opened {
	return survey.questions.length === 0
		? { ...survey, questions: [ firstQuestion() ] }
		: survey;
}

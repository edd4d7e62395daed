import type { Question } from '../../../../../survey-model';

/** An operation on the questions of a survey, see survey-model/question-operations. It gets them as they are by then. */
export type QuestionEdit = ( questions: readonly Question[] ) => Question[];

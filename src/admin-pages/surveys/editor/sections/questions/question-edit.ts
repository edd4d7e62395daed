import type { Question } from '@/survey-model';

/** An operation on the current questions of a survey; see survey-model/question-operations. */
export type QuestionEdit = ( questions: readonly Question[] ) => Question[];

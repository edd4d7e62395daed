import type { Question } from './generated';
import { LIMITS } from './limits';

export type QuestionType = Question[ 'type' ];

/** A question whose answer is picked from options. */
export type QuestionWithOptions = Extract<
	Question,
	{ config: { options: string[] } }
>;

interface QuestionTypeRules {
	/** Options that the answer is picked from; 0 where the answer is typed. */
	minOptions: number;
}

/** The question types of the builder, in the order in which they are offered. */
export const QUESTION_TYPES: Readonly<
	Record< QuestionType, QuestionTypeRules >
> = {
	'radio-button': { minOptions: LIMITS.minOptions },
	text: { minOptions: 0 },
};

export function hasOptions(
	question: Question
): question is QuestionWithOptions {
	return QUESTION_TYPES[ question.type ].minOptions > 0;
}

import type { Question } from './generated';
import { LIMITS } from './limits';

export type QuestionType = Question[ 'type' ];

/** A question whose answer is picked from options. */
export type QuestionWithOptions = Extract<
	Question,
	{ config: { options: unknown[] } }
>;

/** A question whose options are labels and nothing else. */
export type QuestionWithLabels = Extract<
	Question,
	{ config: { options: string[] } }
>;

interface QuestionTypeRules {
	/** Options that the answer is picked from; 0 where the answer is typed. */
	minOptions: number;
}

/** What the builder has to know of each type, in the order in which they are offered. */
export const QUESTION_TYPES: Readonly<
	Record< QuestionType, QuestionTypeRules >
> = {
	checkbox: { minOptions: LIMITS.minCheckboxes },
	'radio-button': { minOptions: LIMITS.minOptions },
	'image-radio': { minOptions: LIMITS.minOptions },
	'icon-choice': { minOptions: LIMITS.minOptions },
	email: { minOptions: 0 },
	text: { minOptions: 0 },
	'long-text': { minOptions: 0 },
};

/** The types that need no add-on, in the order in which they are offered. */
export const BUILDER_TYPES = [
	'checkbox',
	'radio-button',
	'email',
	'text',
	'long-text',
] as const satisfies readonly QuestionType[];

export function hasOptions(
	question: Question
): question is QuestionWithOptions {
	return QUESTION_TYPES[ question.type ].minOptions > 0;
}

export function hasLabels(
	question: Question
): question is QuestionWithLabels {
	return question.type === 'checkbox' || question.type === 'radio-button';
}

/** The labels of a question's options, in order; none where the answer is typed. */
export function optionLabels( question: Question ): string[] {
	return hasOptions( question )
		? question.config.options.map( ( option ) =>
				typeof option === 'string' ? option : option.label
			)
		: [];
}

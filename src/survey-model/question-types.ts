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
	/** Options that the answer is picked from; 0 where there are none. */
	minOptions: number;
	/** Whether visitors can be given a box for a comment; not where the answer itself is written. */
	canHaveComment: boolean;
}

/** What the builder has to know of each of its types, in the order in which they are offered. */
export const QUESTION_TYPES: Readonly<
	Record< QuestionType, QuestionTypeRules >
> = {
	checkbox: { minOptions: LIMITS.minCheckboxes, canHaveComment: true },
	'radio-button': { minOptions: LIMITS.minOptions, canHaveComment: true },
	'image-radio': { minOptions: LIMITS.minOptions, canHaveComment: true },
	'icon-choice': { minOptions: LIMITS.minOptions, canHaveComment: true },
	email: { minOptions: 0, canHaveComment: false },
	text: { minOptions: 0, canHaveComment: false },
	'long-text': { minOptions: 0, canHaveComment: false },
	'star-rating': { minOptions: 0, canHaveComment: true },
	nps: { minOptions: 0, canHaveComment: true },
};

/** Of a type that a plugin of somebody else brings: what every question has. */
const OTHER_TYPE: QuestionTypeRules = { minOptions: 0, canHaveComment: true };

/** What the builder has to know of a type, also of one that is not its own. */
export function rulesOf( type: string ): QuestionTypeRules {
	const own: Readonly< Partial< Record< string, QuestionTypeRules > > > =
		QUESTION_TYPES;
	return own[ type ] ?? OTHER_TYPE;
}

/** All types, in the order in which they are offered. */
export const BUILDER_TYPES = [
	'checkbox',
	'radio-button',
	'image-radio',
	'icon-choice',
	'email',
	'text',
	'long-text',
	'star-rating',
	'nps',
] as const satisfies readonly QuestionType[];

export function hasOptions(
	question: Question
): question is QuestionWithOptions {
	return rulesOf( question.type ).minOptions > 0;
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

import type { Question } from './generated';
import { withValueAt } from './paths';

/** The types whose empty field can show a placeholder. */
const WRITTEN = [ 'text', 'long-text', 'email' ] as const;

type WrittenQuestion = Extract<
	Question,
	{ type: ( typeof WRITTEN )[ number ] }
>;

/** Whether the question has a field that can show a placeholder. */
export function hasPlaceholder(
	question: Question
): question is WrittenQuestion {
	return ( WRITTEN as readonly string[] ).includes( question.type );
}

/** The question with trimmed texts. An empty optional text is absent, as the server stores it. */
export function withTrimmedTexts( question: Question ): Question {
	const trimmed = ( text: string | undefined ) => text?.trim() || undefined;
	const described = withValueAt(
		{ ...question, title: question.title.trim() },
		'description',
		trimmed
	);
	return hasPlaceholder( described )
		? withValueAt( described, 'config.placeholder', trimmed )
		: described;
}

import type { EditableSurvey } from '../surveys';

/** What a suggestion is about. */
export type SuggestionCode =
	| 'two_questions'
	| 'leading_question'
	| 'image_label'
	| 'image_missing'
	| 'icon_missing'
	| 'text_contrast'
	| 'button_contrast'
	| 'question_never_shown'
	| 'question_never_hidden'
	| 'email_condition_impossible'
	| 'redirect_impossible'
	| 'redirect_repeated'
	| 'many_questions'
	| 'long_title'
	| 'many_options';

/** A hint how a survey could be better. It never blocks anything. */
export interface Suggestion {
	readonly code: SuggestionCode;
	/** The path of the field that it is about, such as `questions[2].title`. */
	readonly field: string;
	/** Identifies it in this survey, also after questions have moved: a dismissed suggestion stays dismissed. */
	readonly key: string;
	/** A count or a contrast ratio, for the text. */
	readonly amount?: number;
}

/** Answers the suggestions of one kind. Pure, and fast enough for every pause while somebody types. */
export type Rule = ( survey: EditableSurvey ) => readonly Suggestion[];

import type { Icon } from '@wordpress/components';
import type { ComponentProps, ReactNode } from 'react';
import type { FeatureName } from '@/hooks/use-feature';
import type { OptionOf, Question, QuestionKind } from '@/survey-model';

/** Edits a value: by a function of what it is now, which may be more than what a control shows. */
export type Edit< Value > = ( edit: ( current: Value ) => Value ) => void;

/** The props of a part of a question's card. */
export interface TypePartProps< Asked extends Question > {
	question: Asked;
	/** Whether the question cannot be changed. */
	isLocked: boolean;
	edit: Edit< Asked >;
}

/** The props of a control beside an option's label. */
export interface OptionPartProps< Asked extends Question > {
	question: Asked;
	option: OptionOf< Asked >;
	/** Its position, starting at 1. */
	number: number;
	isLocked: boolean;
	edit: Edit< OptionOf< Asked > >;
}

/**
 * A question type in the builder. Core types and third-party types are registered with the filter
 * `userfeedback.questionTypes` (docs/guides/question-types.md). All components are optional: the card itself shows
 * the title, the type, the options' labels and the common settings.
 */
export interface QuestionTypeDefinition<
	Asked extends Question = Question,
> extends QuestionKind< Asked > {
	/** Its translated name for owners. */
	readonly label: string;
	/** A decorative svg element of 24 × 24, or the name of a Dashicon. */
	readonly icon?: ComponentProps< typeof Icon >[ 'icon' ];
	/** The feature that unlocks the type; third-party types have none. */
	readonly feature?: FeatureName;
	/** Shown before the label of each option. */
	OptionPart?: ( props: OptionPartProps< Asked > ) => ReactNode;
	/** Shown before the common settings. */
	Edit?: ( props: TypePartProps< Asked > ) => ReactNode;
	/** Toggles shown after the common settings. */
	Settings?: ( props: TypePartProps< Asked > ) => ReactNode;
	/** A preview of the question as visitors see it, shown at the bottom of its card. It is inert. */
	Preview?: ( props: { question: Asked } ) => ReactNode;
}

/** Converts a definition for one question type to the general type that the registry stores. */
export function defineQuestionType< Asked extends Question >(
	definition: QuestionTypeDefinition< Asked >
): QuestionTypeDefinition {
	// The builder passes only questions of its own type to each definition.
	return definition as unknown as QuestionTypeDefinition;
}

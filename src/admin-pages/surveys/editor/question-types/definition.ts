import type { Icon } from '@wordpress/components';
import type { ComponentProps, ReactNode } from 'react';
import type { FeatureName } from '../../../../hooks/use-feature';
import type {
	OptionOf,
	Question,
	QuestionKind,
} from '../../../../survey-model';

/** What a part of a question's card gets. */
export interface TypePartProps< Asked extends Question > {
	question: Asked;
	/** Whether nothing of the question can be changed. */
	isLocked: boolean;
	onChange: ( question: Asked ) => void;
}

/** What a control beside the label of an option gets. */
export interface OptionPartProps< Asked extends Question > {
	question: Asked;
	option: OptionOf< Asked >;
	/** Its place, counted from 1. */
	number: number;
	isLocked: boolean;
	onChange: ( option: OptionOf< Asked > ) => void;
}

/**
 * A question type in the builder. Registered with the filter `userfeedback.questionTypes`, by third parties as by the core
 * (docs/guides/question-types.md). All components are optional: the card itself has the title, the type, the options'
 * labels and the settings that every question has.
 */
export interface QuestionTypeDefinition<
	Asked extends Question = Question,
> extends QuestionKind< Asked > {
	/** Its name for owners, translated. */
	readonly label: string;
	/** An svg element of 24 × 24 or the name of a Dashicon; decoration. */
	readonly icon?: ComponentProps< typeof Icon >[ 'icon' ];
	/** The feature without which the type is locked; a type of a third party has none. */
	readonly feature?: FeatureName;
	/** Before the label of each option. */
	OptionPart?: ( props: OptionPartProps< Asked > ) => ReactNode;
	/** Before the settings that every question has. */
	Edit?: ( props: TypePartProps< Asked > ) => ReactNode;
	/** Toggles after the settings that every question has. */
	Settings?: ( props: TypePartProps< Asked > ) => ReactNode;
	/** How visitors see the question, shown at the foot of its card; nothing in it can be operated. */
	Preview?: ( props: { question: Asked } ) => ReactNode;
}

/** A definition written for questions of one type, as the registry holds those of all types. */
export function defineQuestionType< Asked extends Question >(
	definition: QuestionTypeDefinition< Asked >
): QuestionTypeDefinition {
	// The builder gives each definition only questions of its own type.
	return definition as unknown as QuestionTypeDefinition;
}

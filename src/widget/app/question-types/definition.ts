import type { ComponentType, ReactElement } from 'react';
import type { Question } from '../../../survey-model';
import type { AnswerValue, PageData, StringKey } from '../../types';

/** What is typed into a question and becomes its answer on Next. */
export interface Draft {
	text: string;
	/** The visitor's first name, beside an email address. */
	name: string;
	/** What an add-on's comment box holds. */
	comments: string;
}

/** Every text of the page: the widget's own, and those of the scripts of add-ons. */
export type Strings = PageData[ 'strings' ] &
	Readonly< Record< string, string | undefined > >;

export interface ControlProps {
	question: Question;
	/** What is chosen; null where nothing is, and where the answer is typed. */
	value: AnswerValue;
	draft: Draft;
	strings: Strings;
	/** The question's text, for the control to put where it belongs (a legend, or before its field). */
	heading: ReactElement;
	/** The ids of the heading and of the message under the control; others may be made of them. */
	headingId: string;
	messageId: string;
	isInvalid: boolean;
	/** The line that says what is wrong, for a type that puts it at one of its fields (`placesMessage`). */
	message: ReactElement;
	/** Records the answer at once: for what is chosen. */
	onAnswer: ( value: AnswerValue ) => void;
	/** Keeps what is typed until Next. */
	onType: ( typed: Partial< Draft > ) => void;
}

/** What the widget must know of a question type. */
export interface QuestionType {
	Control: ComponentType< ControlProps >;
	/** The key of the text that asks for an answer to a required question. */
	missing: StringKey;
	/** What is wrong with what was typed, as the key of the text that says so. */
	problem?: ( draft: Draft ) => StringKey | null;
	/** Whether the control contains `message` itself; otherwise it is below the control. */
	placesMessage?: boolean;
	/** CSS for the widget's shadow root. */
	styles?: string;
}

/** What a setting of a question adds to its control, whatever its type. */
export interface QuestionAddition {
	/** Answers a control around the one that it is given; called once for each question that has the setting. */
	wrap: (
		Control: ComponentType< ControlProps >
	) => ComponentType< ControlProps >;
	styles?: string;
}

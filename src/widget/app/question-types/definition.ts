import type { ComponentType, ReactElement } from 'react';
import type { Question } from '../../../survey-model';
import type { AnswerValue, StringKey } from '../../types';

export interface ControlProps {
	question: Question;
	value: AnswerValue;
	/** The question's text, for the control to put where it belongs (a legend, or before its field). */
	heading: ReactElement;
	/** The ids of the heading and of the message under the control. */
	headingId: string;
	messageId: string;
	isInvalid: boolean;
	/** Records the answer at once: for what is chosen. */
	onAnswer: ( value: string ) => void;
	/** Keeps what is typed until Next. */
	onType: ( text: string ) => void;
}

/** What the widget must know of a question type. */
export interface QuestionType {
	Control: ComponentType< ControlProps >;
	/** The key of the text that asks for an answer to a required question. */
	missing: StringKey;
}

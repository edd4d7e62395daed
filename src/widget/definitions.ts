import type { ComponentType, CSSProperties, ReactElement } from 'react';
import type { Question, Submission, WidgetSurvey } from '../survey-model';

/*
 * What parts register with window.userfeedback.register( kind, name, definition ): types only, for the widget, for add-ons and for
 * third parties (docs/guides/question-types.md).
 */

/** A choice's label, those of several, or what was typed; null when the visitor was asked and did not answer. */
export type AnswerValue = Submission[ 'answers' ][ number ][ 'value' ];

/** A question that the visitor has left or answered: null for a skipped one; a question that was never shown has no entry. */
export type Answer = Submission[ 'answers' ][ number ];

export type ThankYouSettings = WidgetSurvey[ 'settings' ][ 'thank_you' ];
export type Theming = WidgetSurvey[ 'settings' ][ 'theming' ];

/** Texts that are translated by PHP, by key. A page from a cache may lack a text that a newer script needs. */
export type Strings = Readonly< Record< string, string | undefined > >;

/** What is typed into a question: `text` becomes its answer on Next, all others are sent as its `extra`. */
export type Draft = Readonly< Record< string, string | undefined > > & {
	readonly text: string;
};

export interface ControlProps {
	question: Question;
	/** What is chosen; null where nothing is, and where the answer is typed. */
	value: AnswerValue;
	draft: Draft;
	/** Every text of the page: the widget's own, and those of the parts that its surveys need. */
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

/** Every kind may have CSS for the widget's shadow root. */
interface Styled {
	styles?: string;
}

/** How a type of question is shown; registered under the name that PHP knows it by. */
export interface QuestionType extends Styled {
	Control: ComponentType< ControlProps >;
	/** The key of the text that asks for an answer to a required question. */
	missing: string;
	/** What is wrong with what was typed, as the key of the text that says so. */
	problem?: ( draft: Draft ) => string | null;
	/** Whether the control contains `message` itself; otherwise it is below the control. */
	placesMessage?: boolean;
}

/** What a setting of a question adds to its control, whatever its type; registered under the name of the setting. */
export interface QuestionAddition extends Styled {
	/** Returns a control around the given one; called once for each question that has the setting. */
	wrap: (
		Control: ComponentType< ControlProps >
	) => ComponentType< ControlProps >;
}

/** Decides when a survey shows. It runs in the loader, without the app and wp-element: those are fetched when it is time. */
export interface Trigger extends Styled {
	/**
	 * Waits until the survey may show. A survey with several triggers waits for all of them; one that fails does not wait.
	 *
	 * @param survey As the page carries it.
	 */
	wait: ( survey: WidgetSurvey ) => Promise< unknown >;
}

export interface ThankYouProps {
	survey: WidgetSurvey;
	strings: Strings;
	answers: readonly Answer[];
	/** Where the answers are: `none` when there was nothing to send, `saved` in this browser, for a later try. */
	status: 'none' | 'sending' | 'sent' | 'saved';
}

/** What comes below the last message; registered under the survey's `thank_you.type`. */
export interface ThankYou extends Styled {
	/** Not shown when the answers were refused or could not be kept. */
	View: ComponentType< ThankYouProps >;
}

/** Where a visitor stands when a question was answered or skipped. */
export interface NextQuestionContext {
	survey: WidgetSurvey;
	/** The question that was just left. */
	question: Question;
	/** All answers so far, that of `question` among them. */
	answers: readonly Answer[];
}

/** Decides what comes after a question. */
export interface NextQuestion extends Styled {
	/**
	 * Returns the id of a later question, null to end the survey, or undefined to leave the decision to others. It must be pure:
	 * it may run more than once for the same step. The first decision of all registered parts counts; without one, and for a
	 * question that is not a later one of the survey, the next question in order comes.
	 */
	next: ( context: NextQuestionContext ) => string | null | undefined;
}

/** How the widget looks where its owner changed that. */
export interface Theme extends Styled {
	/** Returns CSS custom properties for the widget, which win over its own. */
	properties?: ( theming: Theming ) => CSSProperties;
}

/** What a part of each kind registers. */
export interface Definitions {
	'question-type': QuestionType;
	'question-addition': QuestionAddition;
	trigger: Trigger;
	'thank-you': ThankYou;
	'next-question': NextQuestion;
	theme: Theme;
}

export type Kind = keyof Definitions;

/**
 * `window.userfeedback.register`.
 *
 * @param kind       What the part is.
 * @param name       What PHP or the survey's settings call it; a later part takes the place of an earlier one of that name.
 * @param definition What it does.
 */
export type Register = < K extends Kind >(
	kind: K,
	name: string,
	definition: Definitions[ K ]
) => void;

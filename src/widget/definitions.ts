import type { ComponentType, CSSProperties, ReactElement } from 'react';
import type { Question, Submission, WidgetSurvey } from '../survey-model';
import type { SurveyEvents } from './events';
import type { MountArguments, PageData } from './types';

/*
 * What parts register with window.userfeedback.register( kind, name, definition ): types only, for the widget, for add-ons and for
 * third parties (docs/guides/question-types.md).
 */

/** The label of an option, several labels, or a text; null if the visitor skipped the question. */
export type AnswerValue = Submission[ 'answers' ][ number ][ 'value' ];

/**
 * The answer to a question that the visitor has left or answered: null if it was skipped. Questions that were never
 * shown have no entry.
 */
export type Answer = Submission[ 'answers' ][ number ];

export type ThankYouSettings = WidgetSurvey[ 'settings' ][ 'thank_you' ];
export type Theming = WidgetSurvey[ 'settings' ][ 'theming' ];

/** Texts translated by PHP, by key. A cached page may lack a text of a newer script. */
export type Strings = Readonly< Record< string, string | undefined > >;

/** The typed texts of a question: `text` becomes its answer on Next; all others are sent as `extra`. */
export type Draft = Readonly< Record< string, string | undefined > > & {
	readonly text: string;
};

export interface ControlProps {
	question: Question;
	/** The chosen value; null if nothing is chosen and for text questions. */
	value: AnswerValue;
	draft: Draft;
	/** All texts of the page: the widget's own, and those of the parts that its surveys need. */
	strings: Strings;
	/** The question's text and description, which the control renders in the appropriate place (a legend, or before its field). */
	heading: ReactElement;
	/** The id of the heading; other ids may be derived from it. */
	headingId: string;
	/** The ids of the description and of the message under the control, for `aria-describedby`. */
	messageId: string;
	isInvalid: boolean;
	/** The error message, for types that render it at one of their fields (`placesMessage`). */
	message: ReactElement;
	/** Records the answer immediately, for choices. */
	onAnswer: ( value: AnswerValue ) => void;
	/** Stores the typed texts until Next. */
	onType: ( typed: Partial< Draft > ) => void;
}

/** Every kind of part may have CSS for the widget's shadow root. */
interface Styled {
	styles?: string;
}

/** A question type, registered under its PHP name. */
export interface QuestionType extends Styled {
	Control: ComponentType< ControlProps >;
	/** The key of the message for a required question without an answer. */
	missing: string;
	/** Validates the typed texts; returns the key of the error message. */
	problem?: ( draft: Draft ) => string | null;
	/** Whether the control renders `message` itself; otherwise it appears below the control. */
	placesMessage?: boolean;
}

/**
 * Extends the control of questions with a certain setting, for all types; registered under the setting's name. The setting is one of
 * the question or of the survey's behavior.
 */
export interface QuestionAddition extends Styled {
	/** Returns a control that wraps the given one; called once for each question with the setting. */
	wrap: (
		Control: ComponentType< ControlProps >
	) => ComponentType< ControlProps >;
}

/** What a gate may look at besides the survey. */
export interface GateContext {
	data: PageData;
	/** The loader's clock, in milliseconds since 1970. */
	now: number;
	/** `document.cookie`. */
	cookies: string;
}

/**
 * Determines whether this visitor may see a survey. Runs in the loader when a survey is chosen, and once more when its
 * triggers have fired, since minutes may have passed. Every registered gate is asked about every survey.
 *
 * A gate whose script cannot be loaded, or that fails, hides the surveys that need it.
 */
export interface Gate extends Styled {
	/**
	 * Returns why the survey is hidden, as a short word with underscores for developers ("device"); null or undefined
	 * if the gate allows it.
	 *
	 * @param survey  The survey as in the page's data.
	 * @param context The page, the time and the cookies.
	 */
	reason: (
		survey: WidgetSurvey,
		context: GateContext
	) => Promise< string | null | undefined > | string | null | undefined;
	/**
	 * Whether it also hides surveys in the content of a page: true as in PHP, where the part is registered. They are hidden
	 * until it has allowed them.
	 */
	isForContent?: true;
}

/** Determines when a survey is shown. Runs in the loader, before the app and wp-element are fetched. */
export interface Trigger extends Styled {
	/**
	 * Resolves when the survey may be shown. A survey waits for all of its triggers, except for those that fail.
	 *
	 * @param survey The survey as in the page's data.
	 */
	wait: ( survey: WidgetSurvey ) => Promise< unknown >;
}

export interface ThankYouProps {
	survey: WidgetSurvey;
	strings: Strings;
	answers: readonly Answer[];
	/**
	 * The delivery status of the answers: `none` if there was nothing to send, `saved` if they are stored in this
	 * browser for a later attempt.
	 */
	status: 'none' | 'sending' | 'sent' | 'saved';
}

/** Content below the thank-you message; registered under the survey's `thank_you.type`. */
export interface ThankYou extends Styled {
	/** Not rendered if the answers were refused or could not be stored. */
	View: ComponentType< ThankYouProps >;
}

/** Content below the message of surveys in the content of the page, which have no components. */
export interface Ending extends Styled {
	/**
	 * Called when the answers have arrived.
	 *
	 * @param place An empty element.
	 * @param what  The page's data and the survey.
	 * @param id    The submission_id of the answers.
	 */
	draw: ( place: HTMLElement, what: MountArguments, id: string ) => void;
}

/** The context of a question that was just answered or skipped. */
export interface NextQuestionContext {
	survey: WidgetSurvey;
	/** The question that was just left. */
	question: Question;
	/** The answers to all questions on the visitor's path so far, including the one to `question`. */
	answers: readonly Answer[];
}

/** Determines the next question. */
export interface NextQuestion extends Styled {
	/**
	 * Returns the id of a later question, null to end the survey, or undefined to leave the decision to others. It
	 * must be pure, since it may run several times for the same step. The first decision of all registered parts is
	 * used. Without a decision, or if the id is not a later question of the survey, the next question in order
	 * follows.
	 */
	next: ( context: NextQuestionContext ) => string | null | undefined;
}

export interface LogoProps {
	theming: Theming;
	strings: Strings;
}

/** The widget's appearance for themed surveys. */
export interface Theme extends Styled {
	/** Returns CSS custom properties that override the widget's own. */
	properties?: ( theming: Theming ) => CSSProperties;
	/** Rendered below the buttons of every view. */
	Logo?: ComponentType< LogoProps >;
}

/** Receives the events of surveys, for example to pass it on to an analytics service. */
export interface Listener extends Styled {
	/**
	 * Called for each event of each survey that is shown, before the event of the window.
	 *
	 * @param event  The event.
	 * @param detail Its data, the same as of the window's event.
	 * @param survey The survey as in the page's data.
	 */
	on: < Name extends keyof SurveyEvents >(
		event: Name,
		detail: SurveyEvents[ Name ],
		survey: WidgetSurvey
	) => void;
}

/** How far a visitor has come in a popup. */
export interface VisitorProgress {
	/** Whether the visitor has passed the last question. */
	isFinished: boolean;
	/** Whether the popup, or its tab, is still there. */
	isOpen: boolean;
	/** Returns what would be submitted now: the answers so far, under the id with which they are submitted in the end. */
	submission: () => Submission;
}

/** Follows the answers of visitors, to record them. (A listener receives events only.) */
export interface Observer extends Styled {
	/**
	 * Called when the popup was drawn and after each change.
	 *
	 * @param what     The page's data and the survey.
	 * @param progress How far the visitor has come.
	 */
	changed: ( what: MountArguments, progress: VisitorProgress ) => void;
}

/** The definition of each kind of part. */
export interface Definitions {
	'question-type': QuestionType;
	'question-addition': QuestionAddition;
	gate: Gate;
	trigger: Trigger;
	'thank-you': ThankYou;
	ending: Ending;
	'next-question': NextQuestion;
	theme: Theme;
	listener: Listener;
	observer: Observer;
}

export type Kind = keyof Definitions;

/**
 * `window.userfeedback.register`.
 *
 * @param kind       The kind of part.
 * @param name       The name in PHP or in the survey's settings; a later registration with the same name replaces an
 *                   earlier one.
 * @param definition The part's definition.
 */
export type Register = < K extends Kind >(
	kind: K,
	name: string,
	definition: Definitions[ K ]
) => void;

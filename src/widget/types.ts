import type {
	Submission,
	WidgetData,
	WidgetScript,
	WidgetSurvey,
} from '../survey-model';
import type { PageApi } from './api';
import type { Answer, AnswerValue, Register, Strings } from './definitions';
import type { State, Step } from './engine/state';
import type { Registry } from './registry';

/** The keys of the widget's own texts; README.md lists them in English. Parts have their own texts. */
export type StringKey =
	| 'next'
	| 'skip'
	| 'back'
	| 'close'
	| 'toggle'
	| 'region_label'
	| 'announcement'
	| 'progress'
	| 'required'
	| 'required_choice'
	| 'saved'
	| 'answered'
	| 'sending'
	| 'error_send'
	| 'retry'
	| 'error_refused'
	| 'error_closed';

/** The page's JSON. A cached page may lack fields that a newer app uses. */
export type PageData = Omit<
	WidgetData,
	'strings' | 'cookie_days' | 'site' | 'more'
> & {
	site?: WidgetData[ 'site' ] | undefined;
	more?: WidgetData[ 'more' ] | undefined;
	cookie_days?: WidgetData[ 'cookie_days' ] | undefined;
	strings: Strings & { readonly [ Key in StringKey ]?: string };
};

/** What the loader knows of a popup: a part of the app's state. */
export interface PopupState {
	/** With the questions that are shown. */
	survey: WidgetSurvey;
	/** The number of the current question, from 0. */
	index: number;
	answers: readonly Answer[];
	/** The typed texts, by question id. */
	drafts: Readonly<
		Record< string, { readonly text?: string | undefined } >
	>;
	/** The id that the answers have or will have; '' while only the tab is loaded. */
	submissionId: string;
	view: 'question' | 'thank-you';
	isOpen: boolean;
	isMinimized: boolean;
	delivery: { status: string };
}

/** An answer that the page has filled in for a question. It is recorded when the visitor goes on. */
export interface Prefilled {
	question_id: string;
	/** The text of a question that is answered by typing. */
	text?: string;
	/** The answer to any other question. */
	value?: AnswerValue;
}

/** What the loader can make a popup do: a part of the app's actions. */
export type PopupCommand =
	| { type: 'MINIMIZE'; isMinimized: boolean }
	| { type: 'CLOSE' }
	| { type: 'PREFILL'; answer: Prefilled };

/** Called after the popup was first drawn and after each change. */
export type OnPopupChange = (
	state: PopupState,
	dispatch: ( command: PopupCommand ) => void
) => void;

/** The arguments of the public function `window.userfeedback.app.mount`. */
export interface MountArguments {
	data: PageData;
	survey: WidgetSurvey;
	/** Opens the page's outbox; rejects if its script cannot be loaded. Missing where the outbox is open already. */
	loadOutbox?: () => Promise< unknown >;
	onChange?: OnPopupChange;
	/** When the survey was started, in milliseconds since 1970; now by default. */
	startedAt?: number;
	/** Whether the visitor has opened it: its tab was shown before. */
	isOpened?: boolean;
}

/** A popup that is shown, being loaded, or closed. */
export interface Popup {
	survey: WidgetSurvey;
	/** When it was started, in milliseconds since 1970. */
	startedAt?: number;
	/** Whether its tab alone is shown. */
	isTab?: boolean | undefined;
	/** Whether it opens even if this visitor has minimized it: the page has asked for it. */
	isAskedFor?: boolean;
	/** Whether it takes the focus: the visitor has asked for it. */
	takesFocus?: boolean;
	/** Whether it must not be drawn any more. */
	isClosed?: boolean;
	/** Its state now; missing until it is drawn. */
	state?: PopupState;
	dispatch?: ( command: PopupCommand ) => void;
}

/** What the loader lends to the control. */
export interface ControlTools {
	data: PageData;
	/** Loads and mounts a popup. */
	show: ( popup: Popup ) => Promise< void >;
}

/**
 * Controls the page's popups, one at a time: what PageApi does, and what the page is told. The functions throw what the
 * loader warns of.
 */
export interface Control {
	/** Called when a popup was drawn and after each change of its state. */
	follow: ( popup: Popup ) => void;
	/** The page's data with the surveys of a URL, its `due.url` or `more.url`; undefined if there are none. */
	more: ( data: PageData, url: string ) => Promise< PageData | undefined >;
	/** See PageApi; the popup takes the focus if the visitor has asked for it. */
	open: (
		tools: ControlTools,
		id?: number,
		takesFocus?: boolean
	) => Promise< boolean >;
	/** See PageApi. */
	close: () => void;
	/** See PageApi. */
	prefill: (
		tools: ControlTools,
		id: number,
		questionId: string,
		value: unknown
	) => boolean;
}

/** A finished submission for the outbox. */
export interface Parcel {
	survey_id: number;
	cookie_name: string;
	/** How long the survey counts as answered, in days; undefined until the browser is closed. */
	cookie_days?: number | undefined;
	/** Complete URLs, tried in this order: the second is for sites that close the first one to visitors. */
	urls: string[];
	body: Submission;
}

/** The delivery status of a submission. */
export type Outcome =
	/** The server has confirmed it. */
	| { status: 'sent' }
	/** Not sent yet; stored in this browser and attempted again, also on later pages. */
	| { status: 'saved' }
	/** Not sent yet, and lost when the page ends: the browser does not allow storage. */
	| { status: 'failed' }
	/** Refused permanently. */
	| { status: 'refused'; isSurveyClosed: boolean; message: string };

/** The only sender of submissions on a page; it exists when a survey is shown or submissions are waiting. */
export interface Outbox {
	/**
	 * Stores a submission, sends it, and retries until the server has confirmed it.
	 *
	 * @param parcel The submission. A repeated submission_id is another attempt of the same one.
	 * @param report Called after every attempt on this page.
	 */
	send: ( parcel: Parcel, report: ( outcome: Outcome ) => void ) => void;
}

declare global {
	interface Window {
		userfeedback?: Partial< PageApi > & {
			app?: { mount: ( what: MountArguments ) => void };
			/** Runs a popup's scripts; missing until one is shown. */
			show?: {
				load: (
					scripts: WidgetScript[],
					nonce: string
				) => Promise< void >;
				mount: (
					data: PageData,
					popup: Popup,
					nonce: string
				) => Promise< void >;
			};
			/** Puts a popup into the browser's language; missing until a survey wants it. */
			language?: ( data: PageData, popup: Popup ) => Promise< PageData >;
			/** Goes on where the visitor has left a survey; missing if there is none. */
			resume?: ( state: State, step: Step ) => State;
			/** Shows a minimized popup; missing until one is shown. */
			tab?: {
				show: (
					what: MountArguments,
					loadApp: () => Promise< unknown >
				) => void;
			};
			/** Missing until something needs it: a listener, or a call of the API. */
			control?: Control;
			/** The page's last popup; internal to the loader and the control. */
			popup?: Popup;
			/** Whether the page listens to events. */
			isHeard?: boolean;
			outbox?: Outbox;
			register?: Register;
			/** The registered parts; internal to the loader and the app. */
			parts?: Registry;
		};
	}
}

import type { Submission, WidgetData, WidgetSurvey } from '../survey-model';
import type {
	QuestionAddition,
	QuestionType,
} from './app/question-types/definition';

/** A choice's label, those of several, or what was typed; null when the visitor was asked and did not answer. */
export type AnswerValue = Submission[ 'answers' ][ number ][ 'value' ];

/** One file of the app's closure with the inline code that WordPress prints around it. */
export type AppScript = WidgetData[ 'app' ][ 'scripts' ][ number ];

export type Theming = WidgetSurvey[ 'settings' ][ 'theming' ];

/** The texts of the widget itself; README.md lists them in English. */
export type StringKey =
	| 'next'
	| 'skip'
	| 'close'
	| 'toggle'
	| 'region_label'
	| 'announcement'
	| 'progress'
	| 'required'
	| 'required_choice'
	| 'required_text'
	| 'required_email'
	| 'invalid_email'
	| 'email'
	| 'first_name'
	| 'characters_left'
	| 'saved'
	| 'sending'
	| 'error_send'
	| 'retry'
	| 'error_refused'
	| 'error_closed';

/** The page's JSON with the keys of its texts; a page from a cache may lack what a newer app asks for. */
export type PageData = Omit< WidgetData, 'strings' | 'cookie_days' > & {
	cookie_days?: WidgetData[ 'cookie_days' ] | undefined;
	strings: Partial< Record< StringKey, string > >;
};

/** What the app is given; also the contract of `window.userfeedback.app.mount`. */
export interface MountArguments {
	data: PageData;
	survey: WidgetSurvey;
}

/** A finished submission on its way into the outbox. */
export interface Parcel {
	survey_id: number;
	cookie_name: string;
	/** How long the survey counts as answered; without any until the browser is closed. */
	cookie_days?: number | undefined;
	/** Complete addresses, tried in this order: the second is for sites that close the first to visitors. */
	urls: string[];
	body: Submission;
}

/** What is known of a submission. */
export type Outcome =
	/** The server has confirmed it. */
	| { status: 'sent' }
	/** Not sent yet; this browser keeps it and tries again, also on a later page. */
	| { status: 'saved' }
	/** Not sent yet, and it is lost with this page: the browser lets us store nothing. */
	| { status: 'failed' }
	/** The server does not want it, now or ever. */
	| { status: 'refused'; isSurveyClosed: boolean; message: string };

/** The one sender of answers on a page; it is there when a survey shows or something waits to be sent. */
export interface Outbox {
	/**
	 * Keeps a submission, tries at once and then until the server has confirmed it.
	 *
	 * @param parcel One with the submission_id of an earlier one is another try of that.
	 * @param report Called after every try of this page.
	 */
	send: ( parcel: Parcel, report: ( outcome: Outcome ) => void ) => void;
}

declare global {
	interface Window {
		userfeedback?: {
			app?: { mount: ( what: MountArguments ) => void };
			outbox?: Outbox;
			/**
			 * Lets the widget ask questions of a type; for scripts of add-ons (docs/guides/question-types.md).
			 *
			 * @param name As PHP registered it.
			 * @param type How it is asked.
			 */
			registerQuestionType?: ( name: string, type: QuestionType ) => void;
			/**
			 * Lets a setting of questions add to their controls.
			 *
			 * @param setting  comment_box or randomize.
			 * @param addition What it adds.
			 */
			registerQuestionAddition?: (
				setting: string,
				addition: QuestionAddition
			) => void;
		};
	}
}

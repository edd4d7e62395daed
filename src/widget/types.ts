import type { Submission, WidgetData, WidgetSurvey } from '../survey-model';
import type { Register, Strings } from './definitions';
import type { Registry } from './registry';

/** A file for the page with the inline code that WordPress prints around it. */
export type AppScript = WidgetData[ 'app' ][ 'scripts' ][ number ];

/** The texts of the widget itself; README.md lists them in English. Parts have texts of their own. */
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
	| 'saved'
	| 'sending'
	| 'error_send'
	| 'retry'
	| 'error_refused'
	| 'error_closed';

/** The page's JSON; a page from a cache may lack what a newer app looks for. */
export type PageData = Omit< WidgetData, 'strings' | 'cookie_days' > & {
	cookie_days?: WidgetData[ 'cookie_days' ] | undefined;
	strings: Strings & { readonly [ Key in StringKey ]?: string };
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
			register?: Register;
			/** What was registered; for the loader and the app alone. */
			parts?: Registry;
		};
	}
}

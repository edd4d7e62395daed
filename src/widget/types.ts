import type { Submission, WidgetData, WidgetSurvey } from '../survey-model';
import type { Register, Strings } from './definitions';
import type { Registry } from './registry';

/** A script to load, with the inline code that WordPress prints around it. */
export type AppScript = WidgetData[ 'app' ][ 'scripts' ][ number ];

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
	| 'sending'
	| 'error_send'
	| 'retry'
	| 'error_refused'
	| 'error_closed';

/** The page's JSON. A cached page may lack fields that a newer app uses. */
export type PageData = Omit< WidgetData, 'strings' | 'cookie_days' > & {
	cookie_days?: WidgetData[ 'cookie_days' ] | undefined;
	strings: Strings & { readonly [ Key in StringKey ]?: string };
};

/** The arguments of the public function `window.userfeedback.app.mount`. */
export interface MountArguments {
	data: PageData;
	survey: WidgetSurvey;
	/** Opens the page's outbox; rejects if its script cannot be loaded. Missing where the outbox is open already. */
	loadOutbox?: () => Promise< unknown >;
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
		userfeedback?: {
			app?: { mount: ( what: MountArguments ) => void };
			outbox?: Outbox;
			register?: Register;
			/** The registered parts; internal to the loader and the app. */
			parts?: Registry;
		};
	}
}

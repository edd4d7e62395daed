import type { Submission, WidgetData, WidgetSurvey } from '../survey-model';

/** A choice's label or what was typed; null when the visitor was asked and did not answer. */
export type AnswerValue = Submission[ 'answers' ][ number ][ 'value' ];

/** One file of the app's closure with the inline code that WordPress prints around it. */
export type AppScript = WidgetData[ 'app' ][ 'scripts' ][ number ];

export type Theming = WidgetSurvey[ 'settings' ][ 'theming' ];

/** The texts of the widget itself; README.md lists them in English. */
export type StringKey =
	| 'next'
	| 'skip'
	| 'close'
	| 'region_label'
	| 'announcement'
	| 'progress'
	| 'required'
	| 'required_choice'
	| 'required_text'
	| 'sending'
	| 'error_send'
	| 'retry'
	| 'error_refused'
	| 'error_closed';

/** The page's JSON with the keys of its texts; a page from a cache may lack one that a newer app asks for. */
export type PageData = Omit< WidgetData, 'strings' > & {
	strings: Partial< Record< StringKey, string > >;
};

/** What the app is given; also the contract of `window.userfeedback.app.mount`. */
export interface MountArguments {
	data: PageData;
	survey: WidgetSurvey;
}

declare global {
	interface Window {
		userfeedback?: { app?: { mount: ( what: MountArguments ) => void } };
	}
}

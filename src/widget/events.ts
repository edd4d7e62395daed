/** What the loader found for each survey of the page. */
export interface ChoiceDetail {
	/** The id of the survey that waits for its triggers or is shown; null for none. */
	chosen: number | null;
	/** Why the others are hidden, by survey id: words for developers, like those of gates. Surveys after the chosen one are missing. */
	reasons: Readonly< Record< number, string > >;
}

/** The survey of an event. */
export interface SurveyDetail {
	/** Its id. */
	survey: number;
	title: string;
}

/** What happens to a survey on a page. No event contains an answer: it may be personal. */
export interface SurveyEvents {
	/** The popup was drawn, perhaps only as its tab. */
	view: SurveyDetail;
	/** The visitor has reached a second question. Once per popup. */
	engagement: SurveyDetail;
	/** The visitor has answered a question and gone on; skipped questions have no event. */
	answer: SurveyDetail & {
		/** The id of the question. */
		question: string;
	};
	/** The thank-you message has appeared. */
	finished: SurveyDetail & {
		/** The submission_id of the answers; null if there are none. */
		response: string | null;
	};
	/** Only the tab of the popup is visible from now on. */
	minimize: SurveyDetail;
	/** The popup has opened, also the first time. */
	open: SurveyDetail;
	/** The popup is gone. */
	close: SurveyDetail;
}

/** What happens to surveys on a page: the name of each event with its detail. */
export interface WidgetEvents extends SurveyEvents {
	choice: ChoiceDetail;
}

/** Before the names of our events. */
export const EVENT_PREFIX = 'userfeedback:';

/**
 * Tells the page what happened, as a CustomEvent of the window named "userfeedback:<name>". Errors of listeners stay in the
 * listeners.
 *
 * @param name   The event.
 * @param detail Its data; listeners must not change it.
 */
export function emit< Name extends keyof WidgetEvents >(
	name: Name,
	detail: WidgetEvents[ Name ]
): void {
	window.dispatchEvent( new CustomEvent( EVENT_PREFIX + name, { detail } ) );
}

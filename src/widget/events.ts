/** What the loader found for each survey of the page. */
export interface ChoiceDetail {
	/** The id of the survey that waits for its triggers or is shown; null for none. */
	chosen: number | null;
	/** Why the others are hidden, by survey id: words for developers, like those of gates. Surveys after the chosen one are missing. */
	reasons: Readonly< Record< number, string > >;
}

/** What happens to surveys on a page: the name of each event with its detail. */
export interface WidgetEvents {
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

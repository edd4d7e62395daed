import type { WidgetEvents } from './events';

/** A call that is made before the loader has run: the name of a function and its arguments. */
export type QueuedCall = readonly [ name: string, ...rest: unknown[] ];

/**
 * The functions on `window.userfeedback` for the site's own scripts (docs/guides/javascript-api.md). They exist as soon as
 * the loader has run; until then calls wait in `queue`.
 */
export interface PageApi {
	/** Incremented when a function of the API changes incompatibly. */
	apiVersion: 1;

	/**
	 * Shows a survey of this page now, without regard to its triggers and gates, or opens it if it is minimized. A popup
	 * with another survey is closed.
	 *
	 * @param survey Its id; without it, the page's first survey.
	 * @return Whether the survey is shown: false if the page does not have it.
	 */
	open: ( survey?: number ) => Promise< boolean >;

	/** Closes the popup, like its Close button. */
	close: () => void;

	/**
	 * Listens to an event.
	 *
	 * @param event    Its name, such as "finished".
	 * @param listener Is given the event's data.
	 * @return A function that ends the listening.
	 */
	on: < Name extends keyof WidgetEvents >(
		event: Name,
		listener: ( detail: WidgetEvents[ Name ] ) => void
	) => () => void;

	/**
	 * Preselects the answer to a question. It is neither recorded nor sent until the visitor goes on with it; an answer that
	 * the visitor has given stays.
	 *
	 * @param survey   The id of a survey of this page.
	 * @param question The id of one of its questions.
	 * @param value    The label of an option, several labels for checkboxes, a number for stars and NPS, a text for all others.
	 * @return Whether the question can have this answer.
	 */
	prefill: (
		survey: number,
		question: string,
		value: unknown
	) => Promise< boolean >;

	/** The calls that were made before the loader has run; afterwards, calls that are pushed here are made at once. */
	queue: { push: ( ...calls: QueuedCall[] ) => unknown };
}

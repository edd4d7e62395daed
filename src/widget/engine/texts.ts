import type { Strings, ThankYouProps } from '../definitions';
import type { State } from './state';

/** What a visitor reads in place of the questions. */
export interface Ending {
	headline: string | undefined;
	/** Below it, if there is more to say. */
	detail?: string | undefined;
	/** How the answers were delivered so far, here; missing if nothing may follow the thanks, or nobody is thanked. */
	thanks?: ThankYouProps[ 'status' ];
	/** Whether the answers may be lost: with a button that tries again. */
	canRetry?: boolean;
	/** Whether that is under way. */
	isRetrying: boolean;
}

/**
 * What a visitor reads at the end: thanks at once, then what came of sending the answers.
 *
 * @param state   The state; the survey is over.
 * @param strings The page's texts.
 */
export function endingOf(
	{ delivery, survey }: State,
	strings: Strings
): Ending {
	const { message } = survey.settings.thank_you;
	const isRetrying = delivery.status === 'sending' && delivery.isRetry;
	const ending = { headline: message, isRetrying };
	if ( isRetrying || delivery.status === 'failed' ) {
		return { ...ending, headline: strings[ 'error_send' ], canRetry: true };
	}
	switch ( delivery.status ) {
		case 'answered':
			return { ...ending, headline: strings[ 'answered' ] };
		case 'refused':
			return delivery.isSurveyClosed
				? { ...ending, headline: strings[ 'error_closed' ] }
				: {
						...ending,
						headline: strings[ 'error_refused' ],
						detail: delivery.message,
					};
		case 'elsewhere':
			// What follows the thanks has happened, or is happening, in the other tab.
			return {
				...ending,
				detail: delivery.isSaved ? strings[ 'saved' ] : undefined,
			};
		default:
			return {
				...ending,
				thanks: delivery.status,
				detail:
					delivery.status === 'saved'
						? strings[ 'saved' ]
						: undefined,
			};
	}
}

/**
 * The current question's place in the survey: "Question 2 of 5".
 *
 * @param state   The state.
 * @param strings The page's texts.
 */
export const placeOf = (
	{ index, survey }: State,
	strings: Strings
): string | undefined =>
	strings[ 'progress' ]
		?.replace( '%1$s', String( index + 1 ) )
		.replace( '%2$s', String( survey.questions.length ) );

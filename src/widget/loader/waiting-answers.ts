import { isAnythingWaiting } from '../outbox/waiting';
import type { AppScript } from '../types';
import { loadScripts } from './page-scripts';

/** The handle in SurveyData.php of the script src/widget/outbox. */
export const OUTBOX = 'userfeedback-widget-outbox';

/**
 * Loads the outbox: when there are submissions to send, and when a visitor begins to answer a survey.
 *
 * @param scripts The page's scripts; only the outbox is loaded.
 * @param nonce   The loader's Content-Security-Policy nonce, or an empty string.
 */
export const loadOutbox = ( scripts: AppScript[], nonce: string ) =>
	loadScripts(
		scripts.filter( ( { handle } ) => handle === OUTBOX ),
		nonce
	);

/**
 * Loads the outbox on a page without a survey as soon as there are submissions to send: now, or when the visitor or
 * the network returns and another page has left some.
 *
 * @param scripts The page's scripts; only the outbox is loaded.
 * @param nonce   The loader's Content-Security-Policy nonce, or an empty string.
 */
export function sendWaitingAnswers(
	scripts: AppScript[],
	nonce: string
): void {
	const look = () => {
		if ( isAnythingWaiting() ) {
			// If loading fails, the submissions stay in the queue, as without a network.
			loadOutbox( scripts, nonce ).catch( () => {} );
		}
	};
	look();
	window.addEventListener( 'online', look );
	// Includes pages that are restored from the back/forward cache.
	window.addEventListener( 'pageshow', look );
	document.addEventListener( 'visibilitychange', look );
}

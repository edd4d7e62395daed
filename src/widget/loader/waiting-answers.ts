import { isAnythingWaiting } from '../outbox/waiting';
import type { AppScript } from '../types';
import { loadScripts } from './page-scripts';

/** The script that holds src/widget/outbox alone, as WidgetPage.php calls it; the app has the same in it. */
export const OUTBOX = 'userfeedback-widget-outbox';

/**
 * Brings the outbox into a page that shows no survey as soon as there is something to send: now, or when another page has
 * left something by the time the visitor or the network comes back.
 *
 * @param scripts The page's scripts, of which only the outbox is loaded.
 * @param nonce   The loader's own Content-Security-Policy nonce, or an empty string.
 */
export function sendWaitingAnswers(
	scripts: AppScript[],
	nonce: string
): void {
	const look = () => {
		if ( isAnythingWaiting() ) {
			// Without it they go on waiting, as they would without a network.
			loadScripts(
				scripts.filter( ( { handle } ) => handle === OUTBOX ),
				nonce
			).catch( () => {} );
		}
	};
	look();
	window.addEventListener( 'online', look );
	// Also of a page that comes out of the back/forward cache.
	window.addEventListener( 'pageshow', look );
	document.addEventListener( 'visibilitychange', look );
}

import { isAnythingWaiting } from '../outbox/waiting';
import type { PageData } from '../types';
import { loadFile } from './own-scripts';

/**
 * Loads the outbox on a page without a survey as soon as there are submissions to send: now, or when the visitor or
 * the network returns and another page has left some.
 *
 * @param data  The page's data.
 * @param nonce The loader's Content-Security-Policy nonce, or an empty string.
 */
export function sendWaitingAnswers( data: PageData, nonce: string ): void {
	const look = () => {
		if ( isAnythingWaiting() ) {
			// If loading fails, the submissions stay in the queue, as without a network.
			loadFile( data, 'outbox', nonce ).catch( () => {} );
		}
	};
	look();
	window.addEventListener( 'online', look );
	// Includes pages that are restored from the back/forward cache.
	window.addEventListener( 'pageshow', look );
	document.addEventListener( 'visibilitychange', look );
}

import type { PageData, Popup } from '../types';
import { startsMinimized } from '../visitor-cookie';
import { appendToHead } from './own-page';
import { appFiles, fileOf, loadFile } from './own-scripts';

/**
 * Shows a popup: lets its scripts download, while src/widget/show comes, which runs them. Of a popup that starts minimized,
 * only its tab is shown until somebody opens it.
 *
 * @param data  The page's data.
 * @param popup The popup, from now on the page's.
 * @param nonce The loader's Content-Security-Policy nonce, or an empty string.
 */
export async function showPopup(
	data: PageData,
	popup: Popup,
	nonce: string
): Promise< void > {
	const { survey } = popup;
	const { cookie_name: name, settings, tab } = survey;
	const shared = window.userfeedback!;
	shared.popup = popup;
	popup.startedAt = Date.now();
	popup.isTab =
		tab &&
		! popup.isAskedFor &&
		startsMinimized( name, settings.behavior.start_minimized );
	const files = popup.isTab
		? [ fileOf( data, 'tab' ) ]
		: appFiles( data, survey );
	for ( const { handle, src } of files ) {
		// A page that has React needs no other one.
		if ( handle.startsWith( 'userfeedback-' ) || ! ( 'React' in window ) ) {
			// Without delaying what visitors look at.
			appendToHead( 'link', {
				nonce,
				rel: 'preload',
				as: 'script',
				fetchPriority: 'low',
				href: src,
			} );
		}
	}
	try {
		await loadFile( data, 'show', nonce );
		await shared.show!.mount( data, popup, nonce );
	} catch ( error ) {
		popup.isClosed = true;
		throw error;
	}
}

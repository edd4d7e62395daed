import { appFiles, fileOf, loadFile } from '../loader/own-scripts';
import type { MountArguments, PageData, Popup } from '../types';
import { loadScripts } from './page-scripts';
import { inShownLanguage } from './shown-language';

/**
 * Runs the app with the parts of a survey, and mounts it unless the popup was closed meanwhile; or its tab alone.
 *
 * @param page  The page's data.
 * @param popup The popup.
 * @param nonce The Content-Security-Policy nonce of our scripts, or an empty string.
 */
export async function showPopup(
	page: PageData,
	popup: Popup,
	nonce: string
): Promise< void > {
	const data = await inShownLanguage( page, popup, nonce );
	const { startedAt, survey } = popup;
	const { scripts = [], tab = [] } = survey;
	const shared = window.userfeedback!;
	const loadApp = () => loadScripts( appFiles( data, survey ), nonce );
	if ( popup.isTab ) {
		await loadScripts(
			[
				fileOf( data, 'tab' ),
				...scripts.filter( ( { handle } ) => tab.includes( handle ) ),
			],
			nonce
		);
	}
	// It is optional: the app draws a minimized popup as well.
	const drawer = popup.isTab && shared.tab;
	if ( ! drawer ) {
		await loadApp();
	}
	if ( shared.isHeard || shared.parts?.listener ) {
		await loadFile( data, 'control', nonce );
	}
	if ( popup.isClosed ) {
		return;
	}
	const what: MountArguments = {
		data,
		survey,
		...( startedAt && { startedAt } ),
		loadOutbox: () => loadFile( data, 'outbox', nonce ),
		onChange( state, dispatch ) {
			Object.assign( popup, { state, dispatch } );
			shared.control?.follow( popup );
		},
	};
	if ( drawer ) {
		drawer.show( what, loadApp );
	} else {
		shared.app!.mount( what );
	}
}

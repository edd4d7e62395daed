import type { PageData, Popup } from '../types';
import { loadScripts } from './page-scripts';
import { loadOutbox, OUTBOX } from './waiting-answers';

/** The handle in SurveyData.php of src/widget/control. */
const CONTROL = 'userfeedback-widget-control';

/**
 * Loads the app with the parts of a survey, and mounts it unless the popup was closed meanwhile.
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
	const shared = window.userfeedback!;
	shared.popup = popup;
	try {
		await loadScripts(
			[ ...data.app.scripts, ...( survey.scripts ?? [] ) ].filter(
				// These two are loaded when they are needed.
				( { handle } ) => handle !== OUTBOX && handle !== CONTROL
			),
			nonce
		);
		if ( shared.isHeard || shared.parts?.listener ) {
			await loadControl( data, nonce );
		}
	} catch ( error ) {
		popup.isClosed = true;
		throw error;
	}
	if ( ! popup.isClosed ) {
		shared.app?.mount( {
			data,
			survey,
			loadOutbox: () => loadOutbox( data.app.scripts, nonce ),
			onChange( state, dispatch ) {
				Object.assign( popup, { state, dispatch } );
				shared.control?.follow( popup );
			},
		} );
	}
}

/**
 * Loads what follows and controls the popup. A page that was cached before an update does not name it.
 *
 * @param data  The page's data.
 * @param nonce The loader's Content-Security-Policy nonce, or an empty string.
 */
export function loadControl( data: PageData, nonce: string ): Promise< void > {
	return loadScripts(
		data.app.scripts.filter( ( { handle } ) => handle === CONTROL ),
		nonce
	);
}

import { appFiles, fileOf, loadFile } from '../loader/own-scripts';
import { hasProgress } from '../progress';
import type { MountArguments, PageData, Popup } from '../types';
import { loadScripts } from './page-scripts';

/**
 * Runs the app with the parts of a survey, and mounts it unless the popup was closed meanwhile; or its tab alone.
 *
 * @param data  The page's data.
 * @param popup The popup.
 * @param nonce The Content-Security-Policy nonce of our scripts, or an empty string.
 */
export async function showPopup(
	data: PageData,
	popup: Popup,
	nonce: string
): Promise< void > {
	const { isTab, startedAt, survey } = popup;
	const { cookie_name: name, scripts = [], tab = [] } = survey;
	const shared = window.userfeedback!;
	const load = ( ...files: typeof scripts ) => loadScripts( files, nonce );
	const loadApp = () =>
		load(
			...appFiles( data ),
			...( hasProgress( name ) ? [ fileOf( data, 'resume' ) ] : [] ),
			...scripts
		);
	await ( isTab
		? load(
				fileOf( data, 'tab' ),
				...scripts.filter( ( { handle } ) => tab.includes( handle ) )
			)
		: loadApp() );
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
	if ( isTab ) {
		shared.tab!.show( what, loadApp );
	} else {
		shared.app!.mount( what );
	}
}

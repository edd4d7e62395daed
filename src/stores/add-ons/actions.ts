import { ajax } from '../ajax';
import type { ActionOf, BoundSelectors } from '../types';
import type * as selectors from './selectors';
import type { Action, AddOn, AddOnList, State } from './types';

/** What @wordpress/data hands to thunks and resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
	select: BoundSelectors< State, typeof selectors >;
}

/** Seconds: WordPress may have to download a package first. */
const SECONDS_TO_INSTALL = 300;

interface AddOnAnswer {
	addon: AddOn;
}

export function receiveAddOns(
	list: AddOnList
): ActionOf< Action, 'RECEIVE_ADD_ONS' > {
	return { type: 'RECEIVE_ADD_ONS', list };
}

/** Marks the add-ons as stale: they are fetched again when they are next shown. */
export function invalidateAddOns(): ActionOf< Action, 'INVALIDATE_ADD_ONS' > {
	return { type: 'INVALIDATE_ADD_ONS' };
}

function received(
	{ dispatch }: ThunkArgs,
	{ addon: addOn }: AddOnAnswer
): AddOn {
	dispatch( { type: 'RECEIVE_ADD_ON', addOn } );
	return addOn;
}

/** Installs an add-on of the catalogue and resolves with it. Rejects with an ApiError. */
export function installAddOn( slug: string ) {
	return async ( args: ThunkArgs ): Promise< AddOn > =>
		received(
			args,
			await ajax< AddOnAnswer >(
				'userfeedback_install_addon',
				{ plugin: slug },
				{ purpose: 'install', seconds: SECONDS_TO_INSTALL }
			)
		);
}

/** Installs the add-on in a package, a zip file, and resolves with it. Rejects with an ApiError. */
export function uploadAddOn( file: File ) {
	return async ( args: ThunkArgs ): Promise< AddOn > =>
		received(
			args,
			await ajax< AddOnAnswer >(
				'userfeedback_upload_addon',
				{ package: file },
				{ purpose: 'install', seconds: SECONDS_TO_INSTALL }
			)
		);
}

/** Activates an installed add-on and resolves with it. Rejects with an ApiError. */
export function activateAddOn( basename: string ) {
	return async ( args: ThunkArgs ): Promise< AddOn > =>
		received(
			args,
			await ajax< AddOnAnswer >(
				'userfeedback_activate_addon',
				{ plugin: basename },
				{ purpose: 'activate' }
			)
		);
}

/** Deactivates an add-on and resolves with it; its settings are kept. Rejects with an ApiError. */
export function deactivateAddOn( basename: string ) {
	return async ( args: ThunkArgs ): Promise< AddOn > =>
		received(
			args,
			await ajax< AddOnAnswer >(
				'userfeedback_deactivate_addon',
				{ plugin: basename },
				{ purpose: 'deactivate' }
			)
		);
}

import * as api from '../installer-api';
import type { ActionOf, BoundSelectors } from '../types';
import type * as selectors from './selectors';
import type { Action, AddOn, AddOnList, State } from './types';

/** What @wordpress/data hands to thunks and resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
	select: BoundSelectors< State, typeof selectors >;
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

/** Does something to an add-on and resolves with it. Rejects with an ApiError. */
function change( request: () => Promise< AddOn > ) {
	return async ( { dispatch }: ThunkArgs ): Promise< AddOn > => {
		const addOn = await request();
		dispatch( { type: 'RECEIVE_ADD_ON', addOn } );
		return addOn;
	};
}

/** Installs an add-on of the catalogue and resolves with it. Rejects with an ApiError. */
export function installAddOn( slug: string ) {
	return change( () => api.installAddOn( slug ) );
}

/** Installs the add-on in a package, a zip file, and resolves with it. Rejects with an ApiError. */
export function uploadAddOn( file: File ) {
	return change( () => api.uploadAddOn( file ) );
}

/** Activates an installed add-on and resolves with it. Rejects with an ApiError. */
export function activateAddOn( basename: string ) {
	return change( () => api.activateAddOn( basename ) );
}

/** Deactivates an add-on and resolves with it; its settings are kept. Rejects with an ApiError. */
export function deactivateAddOn( basename: string ) {
	return change( () => api.deactivateAddOn( basename ) );
}

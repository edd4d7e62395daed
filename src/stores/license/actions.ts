import type { DataRegistry } from '@wordpress/data';
import { store as addOnsStore } from '../add-ons';
import type { LicenseChange } from '../license-api';
import { changeLicense, connectSite, fetchLicense } from '../license-api';
import { fetchLatest } from '../resolving';
import type { ActionOf, BoundSelectors } from '../types';
import type * as selectors from './selectors';
import type { Action, Connection, License, LicenseScope, State } from './types';

/** What @wordpress/data hands to thunks and resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
	select: BoundSelectors< State, typeof selectors >;
	registry: DataRegistry;
}

export function receiveLicense(
	license: License
): ActionOf< Action, 'RECEIVE_LICENSE' > {
	return { type: 'RECEIVE_LICENSE', license };
}

/** Fetches the license with its keys, which the page does not contain. Rejects with an ApiError. */
export function loadLicense() {
	return async ( { dispatch, select }: ThunkArgs ): Promise< License > => {
		const license = await fetchLatest(
			select.getChangeCount,
			fetchLicense
		);
		dispatch( receiveLicense( license ) );
		return license;
	};
}

/** After a change, the license and the add-ons are fetched again wherever they are shown. */
function finish(
	{ dispatch, registry }: ThunkArgs,
	license: License | null
): void {
	dispatch( { type: 'FINISH_LICENSE_CHANGE', license } );
	registry.dispatch( addOnsStore ).invalidateAddOns();
}

function change( action: LicenseChange, license: string, scope: LicenseScope ) {
	return async ( args: ThunkArgs ): Promise< string > => {
		try {
			const { message, ...changed } = await changeLicense(
				action,
				license,
				scope
			);
			finish( args, changed );
			return message;
		} catch ( thrown ) {
			// A refresh that fails may have found that a key is no longer valid.
			finish( args, null );
			throw thrown;
		}
	};
}

/**
 * Checks a key and stores it if it is valid; resolves with the server's response. Rejects with an ApiError, and
 * stores nothing.
 */
export function verifyLicense( license: string, scope: LicenseScope = 'site' ) {
	return change( 'verify', license, scope );
}

/** Checks the stored key again; resolves with the server's response. Rejects with an ApiError. */
export function refreshLicense(
	license: string,
	scope: LicenseScope = 'site'
) {
	return change( 'refresh', license, scope );
}

/** Removes the key; resolves with the server's response. Rejects with an ApiError. */
export function deactivateLicense(
	license: string,
	scope: LicenseScope = 'site'
) {
	return change( 'deactivate', license, scope );
}

/** Unlocks Pro with a key; resolves with the next step. Rejects with an ApiError. */
export function connect( key: string ) {
	return async ( args: ThunkArgs ): Promise< Connection > => {
		const connection = await connectSite( key );
		finish( args, null );
		return connection;
	};
}

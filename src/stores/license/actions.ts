import type { DataRegistry } from '@wordpress/data';
import { ajax } from '../ajax';
import { store as addOnsStore } from '../add-ons';
import { fetchLatest } from '../resolving';
import type { ActionOf, BoundSelectors } from '../types';
import type * as selectors from './selectors';
import type {
	Action,
	Connection,
	License,
	LicenseAnswer,
	LicenseChange,
	LicenseScope,
	State,
} from './types';

/** What @wordpress/data hands to thunks and resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
	select: BoundSelectors< State, typeof selectors >;
	registry: DataRegistry;
}

/** The names of the actions of admin-ajax.php. */
const AJAX_ACTIONS: Record< LicenseChange, string > = {
	verify: 'userfeedback_verify_license',
	refresh: 'userfeedback_validate_license',
	deactivate: 'userfeedback_deactivate_license',
	connect: 'userfeedback_connect_url',
};

export function receiveLicense(
	license: License
): ActionOf< Action, 'RECEIVE_LICENSE' > {
	return { type: 'RECEIVE_LICENSE', license };
}

/** Fetches the license with its keys, which the page does not contain. Rejects with an ApiError. */
export function loadLicense() {
	return async ( { dispatch, select }: ThunkArgs ): Promise< License > => {
		const license = await fetchLatest( select.getChangeCount, () =>
			ajax< License >(
				'userfeedback_vue_get_license',
				{},
				{ isReading: true }
			)
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
			const { message, ...changed } = await ajax< LicenseAnswer >(
				AJAX_ACTIONS[ action ],
				{ license, scope }
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
		const answer = await ajax< Partial< Connection > >(
			AJAX_ACTIONS.connect,
			{ key }
		);
		finish( args, null );
		const { url = '', reload = false, message = '' } = answer;
		return { url, reload, message };
	};
}

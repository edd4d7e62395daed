import { ajax } from './ajax';
import type {
	Connection,
	License,
	LicenseAnswer,
	LicenseScope,
} from './license/types';

/** The license with its keys, which no page contains. */
export function fetchLicense(): Promise< License > {
	return ajax( 'userfeedback_vue_get_license', {}, { isReading: true } );
}

/** What can be done with a key, by the actions of admin-ajax.php. */
const CHANGES = {
	verify: 'userfeedback_verify_license',
	refresh: 'userfeedback_validate_license',
	deactivate: 'userfeedback_deactivate_license',
};

/** A change of the site's or the network's key. */
export type LicenseChange = keyof typeof CHANGES;

/** Changes a key; the answer is the license afterwards, with a message. */
export function changeLicense(
	change: LicenseChange,
	license: string,
	scope: LicenseScope
): Promise< LicenseAnswer > {
	return ajax( CHANGES[ change ], { license, scope } );
}

/** Unlocks Pro with a key. */
export async function connectSite( key: string ): Promise< Connection > {
	const {
		url = '',
		reload = false,
		message = '',
	} = await ajax< Partial< Connection > >( 'userfeedback_connect_url', {
		key,
	} );
	return { url, reload, message };
}

import type { AdminData } from '../admin-data';

/** A key with its state, for owners. */
export interface LicenseKeyInfo {
	/** As it was entered; '' when there is none or it was not fetched: no page contains keys. */
	key: string;
	/** The key's plan; '' for none. */
	type: string;
	is_expired: boolean;
	is_disabled: boolean;
	is_invalid: boolean;
	/** ISO 8601, UTC; null when it never expires or the date is invalid. */
	expires: string | null;
}

/** What the license allows on this site. */
export type LicenseReport = Pick<
	AdminData,
	| 'is_pro'
	| 'is_licensed'
	| 'license_type'
	| 'license_status'
	| 'source'
	| 'features'
>;

/** The license with its keys, for users who manage it. */
export interface License extends LicenseKeyInfo, LicenseReport {
	/** The network's key; null outside a network or when the user may not see it. */
	network: LicenseKeyInfo | null;
}

/** The server's response to a change of the license. */
export interface LicenseAnswer extends License {
	message: string;
}

/** Which key: the site's or the network's. */
export type LicenseScope = 'site' | 'network';

/** The response to a key that unlocks Pro. */
export interface Connection {
	/** URL to open next; '' for none. */
	url: string;
	/** Whether to reload the page instead. */
	reload: boolean;
	message: string;
}

export interface State {
	readonly report: LicenseReport;
	/** null until it is loaded. */
	readonly license: License | null;
	/** Incremented by each change: responses to earlier requests are then stale. */
	readonly changes: number;
}

export type Action =
	| { type: 'RECEIVE_LICENSE'; license: License }
	| { type: 'FINISH_LICENSE_CHANGE'; license: License | null };

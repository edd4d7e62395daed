import type { AdminData } from '../admin-data';

/** A key and what it is worth, as owners are told. */
export interface LicenseKeyInfo {
	/** As it was entered; '' for none, and for one that was not asked for: no page carries keys. */
	key: string;
	/** The plan that the key is for; '' for none. */
	type: string;
	is_expired: boolean;
	is_disabled: boolean;
	is_invalid: boolean;
	/** ISO 8601, UTC; null when it never expires or cannot be read. */
	expires: string | null;
}

/** What the licence comes to on this site. */
export type LicenseReport = Pick<
	AdminData,
	| 'is_pro'
	| 'is_licensed'
	| 'license_type'
	| 'license_status'
	| 'source'
	| 'features'
>;

/** The licence with its keys, for those who manage it. */
export interface License extends LicenseKeyInfo, LicenseReport {
	/** The network's own key; null where there is no network or its key is not theirs to see. */
	network: LicenseKeyInfo | null;
}

/** The answer to a change of the licence. */
export interface LicenseAnswer extends License {
	message: string;
}

/** Which key: the site's, or that of the whole network. */
export type LicenseScope = 'site' | 'network';

/** What can be done with a key. */
export type LicenseChange = 'verify' | 'refresh' | 'deactivate' | 'connect';

/** The answer to a key that unlocks Pro. */
export interface Connection {
	/** Where to go; '' for nowhere. */
	url: string;
	/** Whether the page is to be loaded again instead. */
	reload: boolean;
	message: string;
}

export interface State {
	readonly report: LicenseReport;
	/** null until it was asked for. */
	readonly license: License | null;
	/** How many changes there have been: what was asked for before the last one is not believed. */
	readonly changes: number;
}

export type Action =
	| { type: 'RECEIVE_LICENSE'; license: License }
	| { type: 'FINISH_LICENSE_CHANGE'; license: License | null };

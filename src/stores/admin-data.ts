import type { Features, PlanName } from './features';
import { printed } from './printed';

/** What became of a licence key; `none` is no key at all. */
export type LicenseState =
	'none' | 'valid' | 'expired' | 'disabled' | 'invalid';

/** The licences that count here. */
export interface LicenseStates {
	site: LicenseState;
	/** null where there is no network, or where somebody may not know of its key. */
	network: LicenseState | null;
}

/** What a nonce is good for. */
export type NoncePurpose = 'general' | 'install' | 'activate' | 'deactivate';

/** What the user at hand may do. */
export interface AdminCapabilities {
	edit_surveys: boolean;
	view_results: boolean;
	delete_surveys: boolean;
	manage: boolean;
	install_plugins: boolean;
	activate_plugins: boolean;
	upload_plugins: boolean;
	/** A super admin on the network's main site. */
	manage_network: boolean;
}

/** An add-on as the screens know it before they ask. */
export interface AddOnState {
	title: string;
	/** How WordPress calls its plugin, folder/file.php. */
	basename: string;
	installed: boolean;
	active: boolean;
}

/** A role of this site. */
export interface SiteRole {
	key: string;
	name: string;
	/** Whether it always has access, because it manages the site. */
	forced: boolean;
}

/** The addresses of the vendor, and what an upgrade costs. */
export interface StoreData {
	upgrade: string;
	account: string;
	documentation: string;
	coupon: string;
	discount_percent: number;
	price_usd_per_year: number;
}

/** The addresses of our admin pages. */
export interface AdminPages {
	surveys: string;
	results: string;
	addons: string;
	settings: string;
}

/** What PHP prints for our screens before their script (includes/Admin). Nothing of it is secret. */
export interface AdminData {
	/** Whether this is the paid edition: a key is stored, or a package of ours is installed. */
	is_pro: boolean;
	/** Whether there is a key that counts now. */
	is_licensed: boolean;
	/** The plan that counts now. */
	license_type: PlanName;
	license_status: LicenseStates;
	features: Features;
	/** By slug. */
	add_ons: Readonly< Record< string, AddOnState > >;
	ajax_url: string;
	nonces: Record< NoncePurpose, string >;
	capabilities: AdminCapabilities;
	store: StoreData;
	/** The campaign source of links to the vendor. */
	source: 'liteplugin' | 'proplugin';
	/** On the settings page only. */
	roles: readonly SiteRole[];
	/** Whether the user closed the upgrade blurb of the settings page; there only. */
	blurb_dismissed: boolean;
	assets_url: string;
	/** Of the plugin, so that a browser gets the files of a new one. */
	version: string;
	pages: AdminPages;
	locale: string;
	site_url: string;
}

/** As it is printed; an older page of a browser's cache, and a test, may lack a part. */
type PrintedData = Partial< Omit< AdminData, 'capabilities' | 'pages' > > & {
	capabilities?: Partial< AdminCapabilities >;
	pages?: Partial< AdminPages >;
	/** What a call of admin-ajax.php would be answered, by its action, until something is changed. */
	answers?: Record< string, unknown >;
};

declare global {
	interface Window {
		userfeedbackAdmin?: PrintedData;
	}
}

const FALLBACK: AdminData = {
	is_pro: false,
	is_licensed: false,
	license_type: 'lite',
	license_status: { site: 'none', network: null },
	features: {},
	add_ons: {},
	ajax_url: '/wp-admin/admin-ajax.php',
	nonces: { general: '', install: '', activate: '', deactivate: '' },
	// Unknown means no: the block editor's page, for one, carries none of it.
	capabilities: {
		edit_surveys: false,
		view_results: false,
		delete_surveys: false,
		manage: false,
		install_plugins: false,
		activate_plugins: false,
		upload_plugins: false,
		manage_network: false,
	},
	store: {
		upgrade: '',
		account: '',
		documentation: '',
		coupon: '',
		discount_percent: 0,
		price_usd_per_year: 0,
	},
	source: 'liteplugin',
	roles: [],
	blurb_dismissed: true,
	assets_url: '',
	version: '',
	pages: {
		surveys: 'admin.php?page=userfeedback_surveys',
		results: 'admin.php?page=userfeedback_results',
		addons: 'admin.php?page=userfeedback_addons',
		settings: 'admin.php?page=userfeedback_settings',
	},
	locale: 'en-US',
	site_url: '/',
};

let known: { printed: PrintedData | undefined; data: AdminData } = {
	printed: undefined,
	data: FALLBACK,
};

/** What PHP printed, with a meaning for what is missing. */
export function getAdminData(): AdminData {
	const page = printed( 'userfeedbackAdmin' );
	if ( page !== known.printed ) {
		known = {
			printed: page,
			data: {
				...FALLBACK,
				...page,
				capabilities: {
					...FALLBACK.capabilities,
					...page?.capabilities,
				},
				pages: { ...FALLBACK.pages, ...page?.pages },
			},
		};
	}
	return known.data;
}

/** Nonces that came after the page. */
export function receiveNonces( nonces: AdminData[ 'nonces' ] ): void {
	window.userfeedbackAdmin = { ...printed( 'userfeedbackAdmin' ), nonces };
}

/** The answer that PHP printed for a call of admin-ajax.php; each is there once. */
export function takeAnswer( action: string ): unknown {
	const answers = printed( 'userfeedbackAdmin' )?.answers;
	const answer = answers?.[ action ];
	delete answers?.[ action ];
	return answer;
}

/** Drops the printed answers, after a call that may change what they say. */
export function dropAnswers(): void {
	delete printed( 'userfeedbackAdmin' )?.answers;
}

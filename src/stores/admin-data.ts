import type {
	InheritedSettings,
	PageNotice,
	RatingDefaults,
} from '../survey-model';
import type { Features, PlanName } from './features';
import { printed } from './printed';

/** The state of a license key; `none` when there is no key. */
export type LicenseState =
	'none' | 'valid' | 'expired' | 'disabled' | 'invalid';

/** The license states that apply to this site. */
export interface LicenseStates {
	site: LicenseState;
	/** null outside a network, or when the user may not see the network's license. */
	network: LicenseState | null;
}

/** The purpose of a nonce. */
export type NoncePurpose = 'general' | 'install' | 'activate' | 'deactivate';

/** What the current user may do. */
export interface AdminCapabilities {
	edit_surveys: boolean;
	view_results: boolean;
	delete_surveys: boolean;
	manage: boolean;
	install_plugins: boolean;
	activate_plugins: boolean;
	upload_plugins: boolean;
	/** Whether the user is a super admin on the network's main site. */
	manage_network: boolean;
}

/** What the page already knows of an add-on, before any request. */
export interface AddOnState {
	title: string;
	/** WordPress' plugin basename, folder/file.php. */
	basename: string;
	installed: boolean;
	active: boolean;
}

/** A role of this site. */
export interface SiteRole {
	key: string;
	name: string;
	/** Whether the role always has access, because it manages the site. */
	forced: boolean;
}

/** A post type of this site. */
export interface RatedPostType {
	name: string;
	/** Its label in the plural. */
	label: string;
}

/** The vendor's URLs and the prices of an upgrade. */
export interface StoreData {
	upgrade: string;
	account: string;
	documentation: string;
	coupon: string;
	discount_percent: number;
	price_usd_per_year: number;
}

/** A recommended plugin, which can be installed; its status is in the plugins store. */
export interface RecommendedPlugin {
	kind: 'plugin';
	/** In the plugin directory of wordpress.org. */
	slug: string;
	/** What it does for the site. */
	text: string;
}

/** A recommended page: one guide to read, or a collection. */
export interface RecommendedPage {
	kind: 'guide' | 'link';
	title: string;
	text: string;
	url: string;
}

/** What the screen Growth Tools shows. */
export interface GrowthData {
	/** A plugin, or the plan to upgrade to. */
	featured:
		| RecommendedPlugin
		| {
				kind: 'upgrade';
				plan: PlanName;
				/** Names of what it adds. */
				features: readonly string[];
		  };
	/** By section, in display order. */
	sections: Readonly<
		Record<
			'traffic' | 'engagement' | 'revenue' | 'guides',
			readonly ( RecommendedPlugin | RecommendedPage )[]
		>
	>;
}

/** The URLs of our admin pages. */
export interface AdminPages {
	surveys: string;
	results: string;
	post_ratings: string;
	heatmaps: string;
	addons: string;
	settings: string;
	growth_tools: string;
	about: string;
	welcome: string;
}

/** The data that PHP prints for our screens before their script (includes/Admin). It contains no secrets. */
export interface AdminData {
	/** Whether this is the paid edition: a key is stored, or an add-on is installed. */
	is_pro: boolean;
	/** Whether a valid key applies to this site. */
	is_licensed: boolean;
	/** The plan that applies to this site. */
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
	/** What new surveys inherit from the plugin's settings, by field; printed on the surveys page and in the setup wizard. */
	widget_settings: InheritedSettings;
	/** Who gets emails about responses to a new survey, for users who may see it; printed in the setup wizard only. */
	recipients: string;
	/** Printed on the settings page only. */
	roles: readonly SiteRole[];
	/** Whether the user closed the upgrade blurb; printed on the settings page only. */
	blurb_dismissed: boolean;
	/** Why WordPress updates no plugin by itself on this site, '' if it can; printed on the settings page only. */
	update_obstacle: string;
	/** For how many days partial answers are kept; printed on the surveys and results pages only. */
	partial_days: number;
	/** Whether the user closed the offer of AI summaries; printed on the results page only. */
	ai_upsell_dismissed: boolean;
	/** Whether an AI service is set up in WordPress, for summaries and translations; printed on the surveys and results pages only. */
	has_ai_service: boolean;
	/** Origins that webhooks may be sent to although they are not https or not on the internet; printed on the surveys page only. */
	webhook_origins: readonly string[];
	/** The icons and defaults of post ratings; printed on their page only. */
	rating_defaults: RatingDefaults | null;
	/** The post types whose posts can be rated; printed on the page of post ratings only. */
	rating_post_types: readonly RatedPostType[];
	/** Printed on the page Growth Tools only. */
	growth: GrowthData | null;
	/** Printed on the page About Us only. */
	recommended: readonly RecommendedPlugin[];
	/** How many notifications the user has not dismissed. */
	notification_count: number;
	/** Notices for this page that the user has not dismissed. */
	notices: readonly PageNotice[];
	assets_url: string;
	/** The plugin's version, used in URLs so that browsers load the files of a new version. */
	version: string;
	pages: AdminPages;
	locale: string;
	site_url: string;
	user_id: number;
}

/** The data as printed. Pages from a browser's cache and tests may lack parts of it. */
type PrintedData = Partial< Omit< AdminData, 'capabilities' | 'pages' > > & {
	capabilities?: Partial< AdminCapabilities >;
	pages?: Partial< AdminPages >;
	/** Preloaded admin-ajax.php responses by action; valid until the first change. */
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
	// Missing data means no permission: the block editor's page, for example, prints none of it.
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
	widget_settings: {},
	recipients: '',
	roles: [],
	blurb_dismissed: true,
	update_obstacle: '',
	partial_days: 30,
	ai_upsell_dismissed: true,
	has_ai_service: false,
	webhook_origins: [],
	rating_defaults: null,
	rating_post_types: [],
	growth: null,
	recommended: [],
	notification_count: 0,
	notices: [],
	assets_url: '',
	version: '',
	pages: {
		surveys: 'admin.php?page=userfeedback_surveys',
		results: 'admin.php?page=userfeedback_results',
		post_ratings: 'admin.php?page=userfeedback_post_ratings',
		heatmaps: 'admin.php?page=userfeedback_heatmaps',
		addons: 'admin.php?page=userfeedback_addons',
		settings: 'admin.php?page=userfeedback_settings',
		growth_tools: 'admin.php?page=userfeedback_growth_tools',
		about: 'admin.php?page=userfeedback_about',
		welcome: 'admin.php?page=userfeedback_welcome',
	},
	locale: 'en-US',
	site_url: '/',
	user_id: 0,
};

let known: { printed: PrintedData | undefined; data: AdminData } = {
	printed: undefined,
	data: FALLBACK,
};

/** The printed data, with defaults for missing parts. */
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

/** Replaces the printed nonces by newer ones. */
export function receiveNonces( nonces: AdminData[ 'nonces' ] ): void {
	window.userfeedbackAdmin = { ...printed( 'userfeedbackAdmin' ), nonces };
}

/** Returns the preloaded response of an admin-ajax.php action and removes it: each is used once. */
export function takeAnswer( action: string ): unknown {
	const answers = printed( 'userfeedbackAdmin' )?.answers;
	const answer = answers?.[ action ];
	delete answers?.[ action ];
	return answer;
}

/** Discards the preloaded responses before a request that may make them stale. */
export function dropAnswers(): void {
	delete printed( 'userfeedbackAdmin' )?.answers;
}

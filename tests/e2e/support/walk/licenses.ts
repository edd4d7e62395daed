/** Licenses that the site of the walk does not have. */

/** What PHP prints of a site without a key. */
export const LITE = {
	is_pro: false,
	is_licensed: false,
	license_type: 'lite',
	license_status: { site: 'none', network: null },
	source: 'liteplugin',
	features: {
		'access-roles': {
			decision: 'upgrade',
			plan: 'plus',
			plans: [ 'plus', 'pro', 'elite' ],
			addon: null,
			title: 'Access for roles',
		},
	},
	blurb_dismissed: false,
};

/** Of one that has packages, but no key. */
export const KEYLESS = { ...LITE, is_pro: true, source: 'proplugin' };

/** Of one whose key was good once. */
export const EXPIRED = {
	...KEYLESS,
	license_status: { site: 'expired', network: null },
};

const NO_KEY = {
	key: '',
	type: '',
	is_expired: false,
	is_disabled: false,
	is_invalid: false,
	expires: null,
};

type Answer = Record< string, unknown >;

export const lite = ( answer: Answer ): Answer => ( {
	...answer,
	...LITE,
	...NO_KEY,
} );

export const keyless = ( answer: Answer ): Answer => ( {
	...answer,
	...KEYLESS,
	...NO_KEY,
} );

export const expired = ( answer: Answer ): Answer => ( {
	...answer,
	...EXPIRED,
	is_expired: true,
	expires: '2026-01-31T00:00:00Z',
} );

/** The main site of a network, which has a key of its own as well. */
export const ofNetwork = ( answer: Answer ): Answer => ( {
	...answer,
	license_status: { site: 'valid', network: 'invalid' },
	network: { ...NO_KEY, key: 'UF1.network.key', is_invalid: true },
} );

/** What somebody may who manages the network. */
export const NETWORK = {
	license_status: { site: 'valid', network: 'invalid' },
	capabilities: {
		edit_surveys: true,
		view_results: true,
		delete_surveys: true,
		manage: true,
		install_plugins: true,
		activate_plugins: true,
		upload_plugins: true,
		manage_network: true,
	},
};

/** The answer to a key that does not count. */
export const REFUSED = {
	status: 400,
	body: {
		success: false,
		data: {
			code: 'userfeedback_license_refused',
			message:
				'This is not a license key. Copy the whole key, from UF1 to its end.',
		},
	},
};

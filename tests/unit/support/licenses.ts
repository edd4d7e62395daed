import type { AddOn, AddOnList } from '@/stores/add-ons/types';
import type { AdminData } from '@/stores/admin-data';
import type {
	License,
	LicenseAnswer,
	LicenseKeyInfo,
} from '@/stores/license/types';
import type { Features } from '@/stores/features';
import { PLANS } from '@/survey-model';
import { mayEverything } from './capabilities';
import { FEATURE_NAMES } from './feature-names';
import type { Answer, SeenRequest } from './fake-server';

/** Every feature, allowed: what a site may use where a test does not say otherwise. */
export const ALL_ALLOWED: Features = Object.fromEntries(
	FEATURE_NAMES.map( ( name ) => [
		name,
		{
			decision: 'allowed',
			plan: 'lite',
			plans: PLANS,
			addon: null,
			title: name,
		},
	] )
);

/** What PHP prints for an administrator's screens; every feature is allowed unless a test says otherwise. */
export function printAdminData(
	data: Partial< AdminData > & { answers?: Record< string, unknown > } = {}
): void {
	window.userfeedbackAdmin = {
		capabilities: mayEverything(),
		features: ALL_ALLOWED,
		ajax_url: '/wp-admin/admin-ajax.php',
		nonces: {
			general: 'nonce-general',
			install: 'nonce-install',
			activate: 'nonce-activate',
			deactivate: 'nonce-deactivate',
		},
		store: {
			upgrade: 'https://shop.test/pricing/',
			account: 'https://shop.test/account/',
			documentation: 'https://shop.test/docs/',
			coupon: 'LITE50',
			discount_percent: 50,
			price_usd_per_year: 199,
		},
		blurb_dismissed: false,
		ai_upsell_dismissed: false,
		has_ai_service: false,
		...data,
	};
}

const NO_KEY: LicenseKeyInfo = {
	key: '',
	type: '',
	is_expired: false,
	is_disabled: false,
	is_invalid: false,
	expires: null,
};

/** A site without a key. */
export function noLicense( changes: Partial< License > = {} ): License {
	return {
		...NO_KEY,
		network: null,
		is_pro: false,
		is_licensed: false,
		license_type: 'lite',
		license_status: { site: 'none', network: null },
		source: 'liteplugin',
		features: ALL_ALLOWED,
		...changes,
	};
}

/** A site with a key that counts. */
export function proLicense( changes: Partial< License > = {} ): License {
	return noLicense( {
		key: 'UF1.good.key',
		type: 'pro',
		expires: '2027-11-20T00:00:00Z',
		is_pro: true,
		is_licensed: true,
		license_type: 'pro',
		license_status: { site: 'valid', network: null },
		source: 'proplugin',
		...changes,
	} );
}

/** An answer of admin-ajax.php that says yes. */
export const granted = ( data: unknown ): Answer => ( {
	body: { success: true, data },
} );

/** The answer to a change of the license. */
export const changed = ( license: License, message = 'Done.' ): Answer =>
	granted( { ...license, message } satisfies LicenseAnswer );

/** An answer of admin-ajax.php that says no. */
export const denied = (
	message: string,
	status = 422,
	code = 'userfeedback_license_invalid'
): Answer => ( { status, body: { success: false, data: { code, message } } } );

export function addOn( changes: Partial< AddOn > = {} ): AddOn {
	const slug = changes.slug ?? 'behavior';
	return {
		slug,
		title: 'Behavior',
		excerpt: 'Decide when a survey starts.',
		icon: '',
		type: 'licensed',
		plan: 'plus',
		version: '1.0.0',
		installed: false,
		active: false,
		basename: `userfeedback-${ slug }/userfeedback-${ slug }.php`,
		url: '',
		redirect: null,
		update: null,
		...changes,
	};
}

export function addOnList(
	addons: readonly AddOn[],
	changes: Partial< AddOnList > = {}
): AddOnList {
	return {
		addons,
		can_install: true,
		can_activate: true,
		can_upload: true,
		...changes,
	};
}

/** The name of the action that a request of admin-ajax.php asks for. */
export const actionOf = ( { body }: SeenRequest ): string =>
	String( ( body as { action?: unknown } | undefined )?.action );

import { __ } from '@wordpress/i18n';
import type { AddOn } from '../../stores/add-ons/types';

/** How an add-on stands. */
export type AddOnStatus =
	'active' | 'inactive' | 'not-installed' | 'upgrade-required';

/** What whoever is looked at may do about an add-on next. */
export type AddOnStep =
	| 'install'
	| 'activate'
	| 'deactivate'
	| 'redirect'
	| 'enter-license'
	| 'upgrade';

/** What of the licence matters here. */
interface Edition {
	isPro: boolean;
	isLicensed: boolean;
}

export function addOnStatus(
	{ active, installed }: Pick< AddOn, 'active' | 'installed' >,
	isPro: boolean
): AddOnStatus {
	if ( installed ) {
		return active ? 'active' : 'inactive';
	}
	return isPro ? 'not-installed' : 'upgrade-required';
}

export function addOnStatusText( status: AddOnStatus ): string {
	switch ( status ) {
		case 'active':
			return __( 'Active', 'userfeedback' );
		case 'inactive':
			return __( 'Not Active', 'userfeedback' );
		case 'not-installed':
			return __( 'Not Installed', 'userfeedback' );
		case 'upgrade-required':
			return __( 'Upgrade Required', 'userfeedback' );
	}
}

/** What comes next for an add-on. */
export function nextStep(
	{
		type,
		installed,
		active,
		redirect,
	}: Pick< AddOn, 'type' | 'installed' | 'active' | 'redirect' >,
	{ isPro, isLicensed }: Edition
): AddOnStep {
	if ( redirect !== null ) {
		return 'redirect';
	}
	if ( active ) {
		return 'deactivate';
	}
	if ( installed && isPro && ! isLicensed ) {
		return 'enter-license';
	}
	if ( type !== 'licensed' ) {
		return 'upgrade';
	}
	return installed ? 'activate' : 'install';
}

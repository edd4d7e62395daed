import type { AddOnStatus } from '@/components/tool-card/status';
import type { AddOn } from '../../stores/add-ons/types';

/** What the user can do next with an add-on. */
export type AddOnStep =
	| 'install'
	| 'activate'
	| 'deactivate'
	| 'redirect'
	| 'enter-license'
	| 'upgrade';

/** The parts of the license that determine the next step. */
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

/** The next step for an add-on. */
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

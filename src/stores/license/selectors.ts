import type { LicenseStates } from '../admin-data';
import type { FeatureName, FeatureState, PlanName } from '../features';
import type { License, State } from './types';

/** Of a feature that the server does not name. */
const UNKNOWN: FeatureState = {
	decision: 'unknown',
	plan: 'lite',
	addon: null,
	title: '',
};

/** The licence with its keys; undefined until it was loaded. Only who manages the site may ask. */
export function getLicense( state: State ): License | undefined {
	return state.license ?? undefined;
}

/** Whether this is the paid edition, licensed or not. */
export function isPro( state: State ): boolean {
	return state.report.is_pro;
}

/** Whether there is a key that counts now. */
export function isLicensed( state: State ): boolean {
	return state.report.is_licensed;
}

/** The plan that counts now; Lite without a valid key. */
export function getPlan( state: State ): PlanName {
	return state.report.license_type;
}

/** The campaign source of links to the vendor. */
export function getSource( state: State ): State[ 'report' ][ 'source' ] {
	return state.report.source;
}

/** Whether a feature may be used, and what it would take. */
export function getFeature( state: State, name: FeatureName ): FeatureState {
	return state.report.features[ name ] ?? UNKNOWN;
}

/** What the site's key is worth, and the network's. */
export function getLicenseStatus( state: State ): LicenseStates {
	return state.report.license_status;
}

/** How many changes this store has made since the page was loaded. */
export function getChangeCount( state: State ): number {
	return state.changes;
}

import type { LicenseStates } from '../admin-data';
import type {
	FeatureName,
	FeatureState,
	Features,
	PlanName,
} from '../features';
import type { License, State } from './types';

/** The state of a feature that the server's data lacks. */
const UNKNOWN: FeatureState = {
	decision: 'unknown',
	plan: 'lite',
	plans: [],
	addon: null,
	title: '',
};

/** The license with its keys; undefined until it is loaded. Only users who manage the site may request it. */
export function getLicense( state: State ): License | undefined {
	return state.license ?? undefined;
}

/** Whether this is the paid edition, with or without a valid license. */
export function isPro( state: State ): boolean {
	return state.report.is_pro;
}

/** Whether a valid key applies to this site. */
export function isLicensed( state: State ): boolean {
	return state.report.is_licensed;
}

/** The plan that applies to this site; Lite without a valid key. */
export function getPlan( state: State ): PlanName {
	return state.report.license_type;
}

/** The campaign source of links to the vendor. */
export function getSource( state: State ): State[ 'report' ][ 'source' ] {
	return state.report.source;
}

/** Whether a feature may be used, and what it requires. */
export function getFeature( state: State, name: FeatureName ): FeatureState {
	return state.report.features[ name ] ?? UNKNOWN;
}

/** All features that a plan can lock, in the server's order. */
export function getFeatures( state: State ): Features {
	return state.report.features;
}

/** The states of the site's key and of the network's key. */
export function getLicenseStatus( state: State ): LicenseStates {
	return state.report.license_status;
}

/** How many changes this store has made since the page was loaded. */
export function getChangeCount( state: State ): number {
	return state.changes;
}

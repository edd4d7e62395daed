import type { FeatureName, PLANS } from '../survey-model';

export type { FeatureName } from '../survey-model';

export type PlanName = ( typeof PLANS )[ number ];

/** Whether a feature is allowed, or what locks it; `unknown` when the page does not contain it. */
export type Decision =
	'allowed' | 'upgrade' | 'license' | 'activate-addon' | 'unknown';

/** Whether a feature may be used on this site, and what it requires. */
export interface FeatureState {
	decision: Decision;
	/** The lowest plan that includes it. */
	plan: PlanName;
	/** All plans that include it. */
	plans: readonly PlanName[];
	/** The slug of the required add-on; null when the feature needs none. */
	addon: string | null;
	/** Its translated name for use in sentences. */
	title: string;
}

/** By name. A feature that is missing is not allowed. */
export type Features = Readonly<
	Partial< Record< FeatureName, FeatureState > >
>;

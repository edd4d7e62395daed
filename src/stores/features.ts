import type { FeatureName } from '../survey-model';

export type { FeatureName } from '../survey-model';

/** The plans, from the least to the most. */
export type PlanName = 'lite' | 'plus' | 'pro' | 'elite';

/** What stands between the owner and a feature; `unknown` when the page does not say. */
export type Decision =
	'allowed' | 'upgrade' | 'license' | 'activate-addon' | 'unknown';

/** Whether a feature may be used on this site, and what it takes. */
export interface FeatureState {
	decision: Decision;
	/** The least plan that holds it. */
	plan: PlanName;
	/** The slug of the add-on that brings it; null when none is needed. */
	addon: string | null;
	/** Its name in sentences, translated. */
	title: string;
}

/** By name. What the server does not name may not be used. */
export type Features = Readonly<
	Partial< Record< FeatureName, FeatureState > >
>;

import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { FeatureName, FeatureState } from '../stores/features';
import { store as licenseStore } from '../stores/license';

export type { FeatureName } from '../stores/features';

/** A feature's name with its state. */
export interface Feature extends FeatureState {
	name: FeatureName;
	isAllowed: boolean;
}

/** Whether the site may use a feature now; otherwise, what is required to unlock it. */
export function useFeature( name: FeatureName ): Feature {
	const state = useSelect(
		( select ) => select( licenseStore ).getFeature( name ),
		[ name ]
	);
	return useMemo(
		() => ( { ...state, name, isAllowed: state.decision === 'allowed' } ),
		[ name, state ]
	);
}

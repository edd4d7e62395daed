import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Feature } from '@/hooks/use-feature';
import { store as licenseStore } from '@/stores/license';
import { useQuestionTypes } from '../../question-types';

/** The names of the locked question types, each with the feature that unlocks it. */
export type LockedTypes = ReadonlyMap< string, Feature >;

/** The question types that are locked on this site; the same map while they do not change. */
export function useLockedTypes(): LockedTypes {
	const types = useQuestionTypes();
	const states = useSelect(
		( select ) => {
			const { getFeature } = select( licenseStore );
			return types.map( ( { feature } ) =>
				feature === undefined ? undefined : getFeature( feature )
			);
		},
		[ types ]
	);
	return useMemo( () => {
		const locked = new Map< string, Feature >();
		types.forEach( ( { name, feature }, index ) => {
			const state = states[ index ];
			if ( feature && state && state.decision !== 'allowed' ) {
				locked.set( name, {
					...state,
					name: feature,
					isAllowed: false,
				} );
			}
		} );
		return locked;
	}, [ types, states ] );
}

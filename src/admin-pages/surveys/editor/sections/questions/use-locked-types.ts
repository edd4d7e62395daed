import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Feature } from '../../../../../hooks/use-feature';
import { store as licenseStore } from '../../../../../stores/license';
import { useQuestionTypes } from '../../question-types';

/** The names of the question types that cannot be chosen now, each with the feature that it takes. */
export type LockedTypes = ReadonlyMap< string, Feature >;

/** The question types that cannot be chosen on this site now; the same map as long as they are the same. */
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

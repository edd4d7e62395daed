import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { currentRoute } from '@/hooks/use-hash-route';
import { store as surveysStore } from '@/stores/surveys';
import { isRouteOf } from './steps';

/** Closes the survey when the user leaves the builder. The guard has already asked about unsaved edits. */
export function useCloseOnLeave( id: number ): void {
	const registry = useRegistry();
	const { closeSurvey } = useDispatch( surveysStore );
	useEffect(
		() => () => {
			const savedId =
				registry.select( surveysStore ).getSurvey( id )?.id ?? id;
			closeSurvey( id );
			// A new survey that was saved stays open under its id, unless the user has left its builder.
			if ( savedId !== id && ! isRouteOf( savedId, currentRoute() ) ) {
				closeSurvey( savedId );
			}
		},
		[ id, closeSurvey, registry ]
	);
}

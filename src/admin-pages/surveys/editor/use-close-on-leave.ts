import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { currentRoute } from '../../../hooks/use-hash-route';
import { store as surveysStore } from '../../../stores/surveys';
import { isRouteOf } from './steps';

/** Takes the survey out of the builder when the user leaves it. The guard has asked about unsaved edits before. */
export function useCloseOnLeave( id: number ): void {
	const registry = useRegistry();
	const { closeSurvey } = useDispatch( surveysStore );
	useEffect(
		() => () => {
			const savedId =
				registry.select( surveysStore ).getSurvey( id )?.id ?? id;
			closeSurvey( id );
			// A new survey that was saved stays open under its id, unless the user went elsewhere.
			if ( savedId !== id && ! isRouteOf( savedId, currentRoute() ) ) {
				closeSurvey( savedId );
			}
		},
		[ id, closeSurvey, registry ]
	);
}

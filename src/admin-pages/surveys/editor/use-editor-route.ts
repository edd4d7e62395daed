import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { navigate } from '../../../hooks/use-hash-route';
import type { LeaveGuard } from '../../../hooks/use-leave-guard';
import { useLeaveGuard } from '../../../hooks/use-leave-guard';
import { store as surveysStore } from '../../../stores/surveys';
import type { EditableSurvey } from '../../../survey-model';
import { NEW_SURVEY_ID } from '../../../survey-model';
import type { Step } from './steps';
import { FIRST_STEP_OF_SAVED, isRouteOf, stepRoute } from './steps';

/** Where a route is to lead instead, if it is none for this survey: setup comes first, and only once. */
function detour(
	id: number,
	step: Step,
	survey: EditableSurvey | undefined
): Step | undefined {
	if ( id !== NEW_SURVEY_ID ) {
		return step === 'setup' ? FIRST_STEP_OF_SAVED : undefined;
	}
	return survey?.template === '' && step !== 'setup' ? 'setup' : undefined;
}

interface EditorRoute {
	guard: LeaveGuard;
	/** Whether another step is about to be shown. */
	isLeading: boolean;
}

/** Keeps the address, the survey and the unsaved changes in step with each other. */
export function useEditorRoute(
	id: number,
	step: Step,
	survey: EditableSurvey | undefined
): EditorRoute {
	const registry = useRegistry();
	const guard = useLeaveGuard( {
		hasUnsaved: () => registry.select( surveysStore ).hasEdits( id ),
		isInside: ( route ) => {
			// A new survey that was saved moves to an address of its own, with what was typed meanwhile.
			const saved = registry.select( surveysStore ).getSurvey( id );
			return (
				isRouteOf( id, route ) ||
				( saved !== undefined && isRouteOf( saved.id, route ) )
			);
		},
	} );
	const instead = detour( id, step, survey );
	useEffect( () => {
		if ( instead ) {
			navigate( stepRoute( id, instead ), { replace: true } );
		}
	}, [ id, instead ] );
	return { guard, isLeading: instead !== undefined };
}

import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { navigate } from '@/hooks/use-hash-route';
import type { LeaveGuard } from '@/hooks/use-leave-guard';
import { useLeaveGuard } from '@/hooks/use-leave-guard';
import { FIRST_STEP_OF_SAVED } from '@/routes';
import { store as surveysStore } from '@/stores/surveys';
import type { EditableSurvey } from '@/survey-model';
import { NEW_SURVEY_ID } from '@/survey-model';
import type { Section, Step } from './section';
import { stepErrors, stepsIn } from './section-list';
import { isRouteOf, stepRoute } from './steps';

/** The name of the step to redirect to, if this survey does not have the step: setup comes first, and only once. */
function redirectStep(
	id: number,
	sections: readonly Section[],
	step: Step,
	survey: EditableSurvey | undefined
): string | undefined {
	if ( id !== NEW_SURVEY_ID ) {
		return step.isStart ? FIRST_STEP_OF_SAVED : undefined;
	}
	const start = stepsIn( sections ).find( ( { isStart } ) => isStart );
	return ! step.isStart &&
		survey &&
		start &&
		stepErrors( sections, survey, start ).length > 0
		? start.name
		: undefined;
}

interface EditorRoute {
	guard: LeaveGuard;
	/** Whether a redirect to another step is pending. */
	isRedirecting: boolean;
}

/** Keeps the route, the open survey and the unsaved changes consistent. */
export function useEditorRoute(
	id: number,
	sections: readonly Section[],
	step: Step,
	survey: EditableSurvey | undefined
): EditorRoute {
	const registry = useRegistry();
	const guard = useLeaveGuard( {
		hasUnsaved: () => registry.select( surveysStore ).hasUnsaved( id ),
		isInside: ( route ) => {
			// A new survey that was saved moves to its own route together with later edits.
			const saved = registry.select( surveysStore ).getSurvey( id );
			return (
				isRouteOf( id, route ) ||
				( saved !== undefined && isRouteOf( saved.id, route ) )
			);
		},
	} );
	const instead = redirectStep( id, sections, step, survey );
	useEffect( () => {
		if ( instead ) {
			navigate( stepRoute( id, instead ), { replace: true } );
		}
	}, [ id, instead ] );
	return { guard, isRedirecting: instead !== undefined };
}

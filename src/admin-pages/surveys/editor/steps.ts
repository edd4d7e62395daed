import { NEW_SURVEY_ID } from '../../../survey-model';

/** The name of the step at which the builder of a new survey opens. */
export const FIRST_STEP_OF_NEW = 'setup';

/** The name of the step at which the builder of a saved survey opens: what it started from was decided before. */
export const FIRST_STEP_OF_SAVED = 'questions';

function baseRoute( id: number ): string {
	return id === NEW_SURVEY_ID ? '/new/' : `/edit/${ id }/`;
}

/** The route of a step, by its name. */
export function stepRoute( id: number, step: string ): string {
	return baseRoute( id ) + step;
}

/** Whether a route is one of the builder of this survey. */
export function isRouteOf( id: number, route: string ): boolean {
	return route.startsWith( baseRoute( id ) );
}

/** The name of the step of this survey that a route leads to. */
export function stepAt( id: number, route: string ): string | undefined {
	return isRouteOf( id, route )
		? route.slice( baseRoute( id ).length ).replace( /\/?(?:\?.*)?$/, '' )
		: undefined;
}

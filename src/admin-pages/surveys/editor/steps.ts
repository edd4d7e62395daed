import { BUILDER, parseRoute } from '../../../routes';

/** The name of the step at which the builder of a new survey opens. */
export const FIRST_STEP_OF_NEW = 'setup';

/** The name of the step at which the builder of a saved survey opens: what it started from was decided before. */
export const FIRST_STEP_OF_SAVED = 'questions';

/** The route of a step, by its name. */
export function stepRoute( id: number, step: string ): string {
	return BUILDER.build( { id, step } );
}

/** The name of the step of this survey that a route leads to. */
export function stepAt( id: number, route: string ): string | undefined {
	const place = parseRoute( BUILDER, route );
	return place?.id === id ? place.step : undefined;
}

/** Whether a route is one of the builder of this survey. */
export function isRouteOf( id: number, route: string ): boolean {
	return stepAt( id, route ) !== undefined;
}

import { BUILDER, parseRoute } from '../../../routes';

/** The route of a step, by its name. */
export function stepRoute( id: number, step: string ): string {
	return BUILDER.build( { id, step } );
}

/** The name of the step of this survey that a route leads to; undefined when it leads elsewhere. */
export function stepAt( id: number, route: string ): string | undefined {
	const params = parseRoute( BUILDER, route );
	return params?.id === id ? params.step : undefined;
}

/** Whether a route is one of the builder of this survey. */
export function isRouteOf( id: number, route: string ): boolean {
	return stepAt( id, route ) !== undefined;
}

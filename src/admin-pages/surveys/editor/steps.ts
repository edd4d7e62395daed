import { BUILDER, parseRoute } from '@/routes';

/** The route of a step, by its name. */
export function stepRoute( id: number, step: string ): string {
	return BUILDER.build( { id, step } );
}

/** The name of this survey's step in a route; undefined for other routes. */
export function stepAt( id: number, route: string ): string | undefined {
	const params = parseRoute( BUILDER, route );
	return params?.id === id ? params.step : undefined;
}

/** Whether a route belongs to the builder of this survey. */
export function isRouteOf( id: number, route: string ): boolean {
	return stepAt( id, route ) !== undefined;
}

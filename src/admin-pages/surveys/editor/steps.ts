import { __ } from '@wordpress/i18n';
import { NEW_SURVEY_ID } from '../../../survey-model';

export type Step =
	'setup' | 'questions' | 'settings' | 'notifications' | 'publish';

/** The steps of the builder in their order. */
export const STEPS = [
	'setup',
	'questions',
	'settings',
	'notifications',
	'publish',
] as const satisfies readonly Step[];

/** Where the builder of a saved survey opens: what it started from was decided before. */
export const FIRST_STEP_OF_SAVED: Step = 'questions';

export function isStep( name: string | undefined ): name is Step {
	return STEPS.some( ( step ) => step === name );
}

/** The steps that a survey has. */
export function stepsOf( id: number ): readonly Step[] {
	return id === NEW_SURVEY_ID
		? STEPS
		: STEPS.filter( ( step ) => step !== 'setup' );
}

/** The step so many places on, or back when negative; undefined past either end. */
export function stepBeside(
	id: number,
	step: Step,
	places: number
): Step | undefined {
	const steps = stepsOf( id );
	return steps[ steps.indexOf( step ) + places ];
}

function baseRoute( id: number ): string {
	return id === NEW_SURVEY_ID ? '/new' : `/edit/${ id }`;
}

/** The route of a step. */
export function stepRoute( id: number, step: Step ): string {
	return `${ baseRoute( id ) }/${ step }`;
}

/** The step of this survey that a route leads to. */
export function stepAt( id: number, route: string ): Step | undefined {
	const path = route.replace( /\/?(?:\?.*)?$/, '' );
	return STEPS.find( ( step ) => path === stepRoute( id, step ) );
}

/** Whether a route is one of the builder of this survey. */
export function isRouteOf( id: number, route: string ): boolean {
	return route.startsWith( `${ baseRoute( id ) }/` );
}

/** The name of a step in the header and on the button that leads to it. */
export function stepTitle( step: Step ): string {
	switch ( step ) {
		case 'setup':
			return __( 'Setup', 'userfeedback' );
		case 'questions':
			return __( 'Questions', 'userfeedback' );
		case 'settings':
			return __( 'Settings', 'userfeedback' );
		case 'notifications':
			return __( 'Notifications', 'userfeedback' );
		case 'publish':
			return __( 'Publish', 'userfeedback' );
	}
}

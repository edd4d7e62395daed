import { __ } from '@wordpress/i18n';

export type Step = 'questions' | 'publish';

/** The steps of the builder in their order. */
export const STEPS = [
	'questions',
	'publish',
] as const satisfies readonly Step[];

export function isStep( name: string | undefined ): name is Step {
	return STEPS.some( ( step ) => step === name );
}

export function stepTitle( step: Step ): string {
	switch ( step ) {
		case 'questions':
			return __( 'Questions', 'userfeedback' );
		case 'publish':
			return __( 'Publish', 'userfeedback' );
	}
}

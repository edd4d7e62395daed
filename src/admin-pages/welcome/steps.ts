import { __ } from '@wordpress/i18n';
import { getAdminData } from '../../lib/admin-data';

const NAMES = [ 'goal', 'look', 'emails', 'publish' ] as const;

/** A step of the wizard. */
export type StepName = ( typeof NAMES )[ number ];

export const FIRST_STEP: StepName = 'goal';

/** A step by its name; undefined for any other text. */
export function stepNamed( name: string | null ): StepName | undefined {
	return NAMES.find( ( known ) => known === name );
}

/** The steps of the current user: the server shows and takes recipients only from those who may see results. */
export function stepsOfUser(): readonly StepName[] {
	return NAMES.filter(
		( name ) =>
			name !== 'emails' || getAdminData().capabilities.view_results
	);
}

/** The short name, in the list of steps. */
export function stepTitle( name: StepName ): string {
	switch ( name ) {
		case 'goal':
			return __( 'Goal', 'userfeedback' );
		case 'look':
			return __( 'Look', 'userfeedback' );
		case 'emails':
			return __( 'Emails', 'userfeedback' );
		case 'publish':
			return __( 'Publish', 'userfeedback' );
	}
}

/** The heading of the step. */
export function stepHeading( name: StepName ): string {
	switch ( name ) {
		case 'goal':
			return __( 'What would you like to learn?', 'userfeedback' );
		case 'look':
			return __( 'Choose the look and the position', 'userfeedback' );
		case 'emails':
			return __( 'Who gets an email about answers?', 'userfeedback' );
		case 'publish':
			return __( 'Publish your survey', 'userfeedback' );
	}
}

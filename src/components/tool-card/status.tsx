import { __ } from '@wordpress/i18n';
import { StatusDot } from '../status-label';

/** The status of an add-on or another plugin on this site. */
export type AddOnStatus =
	'active' | 'inactive' | 'not-installed' | 'upgrade-required';

/** The colour of each status, as the survey status with that colour. */
const DOTS = {
	active: 'publish',
	inactive: 'spam',
	'not-installed': 'draft',
	'upgrade-required': 'draft',
} as const;

function statusText( status: AddOnStatus ): string {
	switch ( status ) {
		case 'active':
			return __( 'Active', 'userfeedback' );
		case 'inactive':
			return __( 'Not Active', 'userfeedback' );
		case 'not-installed':
			return __( 'Not Installed', 'userfeedback' );
		case 'upgrade-required':
			return __( 'Upgrade Required', 'userfeedback' );
	}
}

/** The status as a text with its colour. */
export function ToolStatus( { status }: { status: AddOnStatus } ) {
	return (
		<StatusDot status={ DOTS[ status ] } text={ statusText( status ) } />
	);
}

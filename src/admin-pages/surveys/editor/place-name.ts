import { __, sprintf } from '@wordpress/i18n';
import type { Section } from './section';
import { stepOfField } from './section-list';

/** The name of the part of the builder with a field: `Question 2`, the survey's title, or else the step. */
export function placeName(
	sections: readonly Section[],
	path: string
): string {
	const index = /^questions\[(\d+)\]/.exec( path )?.[ 1 ];
	if ( index !== undefined ) {
		return sprintf(
			/* translators: %d: number of a question. */
			__( 'Question %d', 'userfeedback' ),
			Number( index ) + 1
		);
	}
	return path === 'title'
		? __( 'Survey title', 'userfeedback' )
		: ( stepOfField( sections, path )?.title ?? '' );
}

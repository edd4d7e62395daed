import { __ } from '@wordpress/i18n';
import type { ResponseItem } from '../../../survey-model';

type Status = ResponseItem[ 'status' ];

/** The name of a response's status. */
export function responseStatusText( status: Status ): string {
	switch ( status ) {
		case 'publish':
			return __( 'Published', 'userfeedback' );
		case 'trash':
			return __( 'Trash', 'userfeedback' );
		case 'spam':
			return __( 'Spam', 'userfeedback' );
	}
}

/** The status of a response with its colour. */
export function ResponseStatus( { status }: { status: Status } ) {
	return (
		<span className={ `userfeedback-response-status is-${ status }` }>
			{ responseStatusText( status ) }
		</span>
	);
}

import { __ } from '@wordpress/i18n';
import { StatusDot } from '../../../components/status-label';
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
		case 'partial':
			return __( 'Partial', 'userfeedback' );
	}
}

/** The status of a response with its colour. */
export function ResponseStatus( { status }: { status: Status } ) {
	return (
		<StatusDot status={ status } text={ responseStatusText( status ) } />
	);
}

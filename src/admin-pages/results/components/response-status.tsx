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

interface ResponseStatusProps {
	status: Status;
	/** Whether the response is marked as a test. */
	isTest?: boolean;
}

/** The status of a response with its colour, and whether it is a test. */
export function ResponseStatus( {
	status,
	isTest = false,
}: ResponseStatusProps ) {
	return (
		<span className="userfeedback-response-status">
			<StatusDot
				status={ status }
				text={ responseStatusText( status ) }
			/>
			{ isTest && (
				<span className="userfeedback-response-status__test">
					{ __( 'Test', 'userfeedback' ) }
				</span>
			) }
		</span>
	);
}

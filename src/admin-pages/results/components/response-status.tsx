import { __ } from '@wordpress/i18n';
import type { HeldReason } from '@/components/held-back';
import { heldText } from '@/components/held-back';
import { StatusDot } from '@/components/status-label';
import type { ResponseItem } from '@/survey-model';

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
		case 'held':
			return __( 'Held back', 'userfeedback' );
	}
}

interface ResponseStatusProps {
	status: Status;
	/** Whether the response is marked as a test. */
	isTest?: boolean;
	/** Why it is held back; '' if it is not. */
	held?: HeldReason;
}

/** The status of a response with its colour, and whether it is a test. */
export function ResponseStatus( {
	status,
	isTest = false,
	held = '',
}: ResponseStatusProps ) {
	return (
		<span className="userfeedback-response-status">
			<StatusDot
				status={ status }
				text={ responseStatusText( status ) }
			/>
			{ held !== '' && (
				<span className="userfeedback-response-status__held">
					{ heldText( held ) }
				</span>
			) }
			{ isTest && (
				<span className="userfeedback-response-status__test">
					{ __( 'Test', 'userfeedback' ) }
				</span>
			) }
		</span>
	);
}

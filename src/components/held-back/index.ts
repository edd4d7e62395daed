import { __ } from '@wordpress/i18n';
import type { ResponseItem } from '../../survey-model';

/** Why a response or a rating is held back; '' if it is not. */
export type HeldReason = ResponseItem[ 'held' ];

/** A reason as owners read it. */
export function heldText( reason: HeldReason ): string {
	switch ( reason ) {
		case 'proxy':
			return __(
				'Too many through a proxy that is not confirmed',
				'userfeedback'
			);
		case 'network':
			return __( 'Too many from one network', 'userfeedback' );
		case 'origin':
			return __( 'Sent from another website', 'userfeedback' );
		case '':
			return '';
	}
}

/** The action that counts what is held back. */
export function countText(): string {
	return __( 'Count it', 'userfeedback' );
}

import { __ } from '@wordpress/i18n';
import type { DeliveryItem } from '@/survey-model';

/** The statuses of deliveries, translated. */
export const statusTexts = (): Record< DeliveryItem[ 'status' ], string > => ( {
	sent: __( 'Sent', 'userfeedback' ),
	waiting: __( 'Waiting', 'userfeedback' ),
	failed: __( 'Failed', 'userfeedback' ),
	stopped: __( 'Stopped', 'userfeedback' ),
} );

import { __ } from '@wordpress/i18n';
import type { Survey } from '../../survey-model';

type Status = Survey[ 'status' ];

/** The name of a survey's status. */
export function statusText( status: Status ): string {
	switch ( status ) {
		case 'draft':
			return __( 'Draft', 'userfeedback' );
		case 'publish':
			return __( 'Published', 'userfeedback' );
		case 'trash':
			return __( 'Trash', 'userfeedback' );
	}
}

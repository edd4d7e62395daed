import { __ } from '@wordpress/i18n';

/**
 * The name of a class of devices.
 *
 * @param device `desktop`, `tablet` or `mobile`.
 */
export function deviceName( device: string ): string {
	switch ( device ) {
		case 'desktop':
			return __( 'Desktop', 'userfeedback' );
		case 'tablet':
			return __( 'Tablet', 'userfeedback' );
		default:
			return __( 'Mobile', 'userfeedback' );
	}
}

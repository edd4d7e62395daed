import { __ } from '@wordpress/i18n';
import type { AddOnWork } from './error-text';

/** The text of a button while its operation runs. */
export function busyLabel( work: AddOnWork ): string {
	/* eslint-disable @wordpress/i18n-ellipsis -- the words are given to the letter */
	switch ( work ) {
		case 'install':
		case 'upload':
			return __( 'Installing...', 'userfeedback' );
		case 'activate':
			return __( 'Activating...', 'userfeedback' );
		case 'deactivate':
			return __( 'Deactivating...', 'userfeedback' );
	}
	/* eslint-enable @wordpress/i18n-ellipsis -- from here on our own words */
}

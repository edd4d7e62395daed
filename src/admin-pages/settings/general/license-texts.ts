import { __, _x, sprintf } from '@wordpress/i18n';
import { formatDate } from '@/lib/format';
import { planName } from '@/lib/plan-name';
import type { LicenseState } from '@/lib/admin-data';
import type { LicenseKeyInfo } from '@/stores/license/types';
import type { LicenseWork } from './use-license-key';

/** The state of a key in one or two words. */
export function stateText( state: LicenseState ): string {
	switch ( state ) {
		case 'none':
			return __( 'No key', 'userfeedback' );
		case 'valid':
			return _x( 'Active', 'license', 'userfeedback' );
		case 'expired':
			return __( 'Expired', 'userfeedback' );
		case 'disabled':
			return __( 'Disabled', 'userfeedback' );
		case 'invalid':
			return __( 'Invalid', 'userfeedback' );
	}
}

/** The running operation as a text. */
export function workText( work: LicenseWork ): string {
	/* eslint-disable @wordpress/i18n-ellipsis -- the words are given to the letter */
	switch ( work ) {
		case 'verify':
			return __( 'Verifying license...', 'userfeedback' );
		case 'refresh':
			return __( 'Refreshing license...', 'userfeedback' );
		case 'deactivate':
		case 'connect':
			return __( 'Please wait...', 'userfeedback' );
	}
	/* eslint-enable @wordpress/i18n-ellipsis -- from here on our own words */
}

function expiryText( { expires, is_expired: isExpired }: LicenseKeyInfo ) {
	if ( expires === null ) {
		return __( 'It does not expire.', 'userfeedback' );
	}
	return isExpired
		? sprintf(
				/* translators: %s: a date. */
				__( 'It expired on %s.', 'userfeedback' ),
				formatDate( expires )
			)
		: sprintf(
				/* translators: %s: a date. */
				__( 'It expires on %s.', 'userfeedback' ),
				formatDate( expires )
			);
}

/** A key's plan and expiry; '' if neither is known. */
export function keyFacts( info: LicenseKeyInfo, state: LicenseState ): string {
	if ( state === 'invalid' ) {
		return __(
			'This key cannot be used here. Paste another one.',
			'userfeedback'
		);
	}
	return info.type === ''
		? ''
		: sprintf(
				/* translators: 1: name of a plan, 2: when its license expires, as a sentence. */
				__( 'UserFeedback %1$s. %2$s', 'userfeedback' ),
				planName( info.type ),
				expiryText( info )
			);
}

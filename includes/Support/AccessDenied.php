<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Somebody asked for what they may not have, or not in the way in which it is asked for. Nothing was done.
 *
 * @since 0.1.0
 */
final class AccessDenied extends DomainError {

	/**
	 * They lack the capability.
	 */
	public static function byRights(): self {
		$message = __( 'You may not do this. Ask an administrator of this site for access.', 'userfeedback' );
		return new self( 'userfeedback_access_denied', $message, 403 );
	}

	/**
	 * The request does not come from one of our screens, or from one that has been open too long.
	 */
	public static function byNonce(): self {
		return new self( 'userfeedback_nonce_invalid', __( 'This page has been open for too long. Reload it and try again.', 'userfeedback' ), 403 );
	}
}

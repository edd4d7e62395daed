<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * A request without the required capability or nonce. Nothing was done.
 *
 * @since 0.1.0
 */
final class AccessDenied extends DomainError {

	/**
	 * The user lacks the capability.
	 */
	public static function byRights(): self {
		$message = __( 'You may not do this. Ask an administrator of this site for access.', 'userfeedback' );
		return new self( 'userfeedback_access_denied', $message, 403 );
	}

	/**
	 * The request is not a POST request, or its nonce is missing, invalid or expired.
	 */
	public static function byNonce(): self {
		return new self( 'userfeedback_nonce_invalid', __( 'This page has been open for too long. Reload it and try again.', 'userfeedback' ), 403 );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\Text;

/**
 * A test email was not sent.
 *
 * @since 0.7.0
 */
final class TestEmailFailed extends DomainError {

	/** Characters of what a mail server says. */
	private const MAX_REASON = 300;

	/**
	 * The address is neither that of the user nor a stored recipient.
	 */
	public static function address(): self {
		$message = __( 'A test email can only be sent to your own address or to a saved recipient. Save the recipients first.', 'userfeedback' );
		return new self( 'userfeedback_test_address_denied', $message, 403 );
	}

	/**
	 * The user has sent too many.
	 *
	 * @param int $seconds Until another one may be sent, at most.
	 */
	public static function limit( int $seconds ): self {
		$message = __( 'You have sent many test emails. Try again in an hour.', 'userfeedback' );
		return new self( 'userfeedback_test_email_limited', $message, 429, [], $seconds );
	}

	/**
	 * The mail server did not take it. Proxies would replace an answer 502 by a page of their own.
	 *
	 * @param string $reason What it or WordPress said; '' if nothing.
	 */
	public static function server( string $reason ): self {
		$reason = Text::line( mb_strimwidth( mb_scrub( $reason, 'UTF-8' ), 0, self::MAX_REASON, '…', 'UTF-8' ) );
		if ( $reason === '' ) {
			$message = __( 'The email could not be sent. Ask your host whether this site can send emails.', 'userfeedback' );
		} else {
			/* translators: %s: what the mail server answered, usually in English. */
			$message = sprintf( __( 'The email could not be sent. The mail server said: %s', 'userfeedback' ), $reason );
		}
		return new self( 'userfeedback_test_email_failed', $message, 424, [], null, [ 'reason' => $reason ] );
	}
}

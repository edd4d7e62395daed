<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * Something cannot be done with a webhook as requested.
 *
 * @since 0.7.0
 */
final class WebhookError extends DomainError {

	/**
	 * The survey has no delivery with that id.
	 */
	public static function notFound(): self {
		return new self(
			'userfeedback_delivery_not_found',
			__( 'This delivery is not in the log any more. Reload the page.', 'userfeedback' ),
			404
		);
	}

	/**
	 * The survey is stored without a URL.
	 */
	public static function noUrl(): self {
		return new self(
			'userfeedback_webhook_missing',
			__( 'This survey has no webhook yet. Enter its URL and save the survey first.', 'userfeedback' ),
			409
		);
	}

	/**
	 * Too many requests by hand.
	 *
	 * @param int $seconds After which it works again.
	 */
	public static function tooMany( int $seconds ): self {
		return new self(
			'userfeedback_webhook_limit',
			__( 'You have sent many requests by hand. Wait for some minutes, then try again.', 'userfeedback' ),
			429,
			[],
			$seconds
		);
	}
}

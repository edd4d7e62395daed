<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/**
 * A refusal with a message for the user. Controllers and commands convert it to their own format.
 *
 * @since 0.1.0
 */
abstract class DomainError extends RuntimeException {

	/**
	 * @param string           $errorCode  userfeedback_<noun>_<problem>.
	 * @param string           $message    Translated sentence: what happened, why if known, what to do.
	 * @param int              $status     Equivalent HTTP status.
	 * @param list<FieldError> $errors     Invalid fields, if any.
	 * @param int|null         $retryAfter Seconds after which the same request may succeed; null when it never will.
	 * @param array<string, mixed> $details Further machine-readable data.
	 */
	public function __construct(
		public readonly string $errorCode,
		string $message,
		public readonly int $status,
		public readonly array $errors = [],
		public readonly ?int $retryAfter = null,
		public readonly array $details = []
	) {
		parent::__construct( $message, $status );
	}
}

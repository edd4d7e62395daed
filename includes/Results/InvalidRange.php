<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * A range of days that cannot be shown.
 *
 * @since 0.1.0
 */
final class InvalidRange extends DomainError {

	private function __construct( string $field, string $message ) {
		parent::__construct( 'userfeedback_range_invalid', $message, 400, [ new FieldError( $field, 'invalid_range', $message ) ] );
	}

	/**
	 * @param string $field Name of the date that is missing, or no date.
	 */
	public static function notADay( string $field ): self {
		return new self( $field, __( 'A range needs a first and a last day, such as 2026-01-31.', 'userfeedback' ) );
	}

	/**
	 * @param string $field Name of the last date.
	 */
	public static function reversed( string $field ): self {
		return new self( $field, __( 'The range ends before it begins. Swap its first and its last day.', 'userfeedback' ) );
	}

	/**
	 * @param string $field Name of the first date.
	 */
	public static function tooEarly( string $field ): self {
		return new self( $field, __( 'The range begins before January 1, 2005. Choose a later first day.', 'userfeedback' ) );
	}

	/**
	 * @param string $field Name of the last date.
	 */
	public static function inFuture( string $field ): self {
		return new self( $field, __( 'The range ends in the future. Choose today or an earlier last day.', 'userfeedback' ) );
	}

	/**
	 * @param string $field Name of the first date.
	 */
	public static function tooLong( string $field ): self {
		return new self( $field, __( 'The range is longer than ten years. Choose a later first day.', 'userfeedback' ) );
	}
}

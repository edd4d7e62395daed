<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * A table of stored data that cannot be made as requested.
 *
 * @since 0.7.0
 */
final class TableRefused extends DomainError {

	/**
	 * A field of the request is wrong.
	 *
	 * @param string $field   Its name in the request.
	 * @param string $message Translated: what to do.
	 */
	public static function invalid( string $field, string $message ): self {
		return new self( 'userfeedback_export_invalid', $message, 400, [ new FieldError( $field, 'invalid', $message ) ] );
	}

	/**
	 * A field has none of the words that it can have.
	 *
	 * @param list<string> $words
	 */
	public static function noneOf( string $field, array $words ): self {
		/* translators: 1: name of a field, 2: a list of words. */
		return self::invalid( $field, sprintf( __( '%1$s must be one of: %2$s.', 'userfeedback' ), $field, implode( ', ', $words ) ) );
	}
}

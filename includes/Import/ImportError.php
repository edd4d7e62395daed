<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * A file or a mapping that cannot be imported. Nothing of it was stored.
 *
 * @since 0.1.0
 */
final class ImportError extends DomainError {

	/**
	 * @param string           $message Translated sentence.
	 * @param int|null         $line    Line of the file, from 1; null when it is about the file as a whole.
	 * @param int              $status  HTTP status.
	 * @param list<FieldError> $errors  Invalid fields, if any.
	 */
	public function __construct( string $message, ?int $line = null, int $status = 400, array $errors = [] ) {
		parent::__construct( 'userfeedback_import_invalid', $line === null ? $message : self::ofLine( $line, $message ), $status, $errors );
	}

	/**
	 * A mapping with invalid fields.
	 *
	 * @since 0.7.0
	 *
	 * @param non-empty-list<FieldError> $errors
	 */
	public static function invalid( array $errors ): self {
		return new self( $errors[0]->message, null, 400, $errors );
	}

	/**
	 * An upload that is refused.
	 *
	 * @since 0.7.0
	 */
	public static function upload( string $message, int $status ): self {
		return new self( $message, null, $status, [ new FieldError( 'file', $status === 413 ? 'too_large' : 'invalid', $message ) ] );
	}

	/**
	 * A sentence about a line.
	 *
	 * @since 0.7.0
	 */
	public static function ofLine( int $line, string $message ): string {
		/* translators: 1: number of a line of the file, 2: what is wrong with it. */
		return sprintf( __( 'Line %1$d: %2$s', 'userfeedback' ), $line, $message );
	}
}

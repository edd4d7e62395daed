<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * A filter of responses that cannot be understood, or that names something that the survey does not have.
 *
 * @since 0.5.0
 */
final class InvalidFilter extends DomainError {

	/**
	 * @param non-empty-list<FieldError> $errors Their fields are the names of the filter, for example `from`.
	 */
	public function __construct( array $errors ) {
		$errors = array_map( static fn ( FieldError $error ) => $error->under( 'filter' ), $errors );
		parent::__construct( 'userfeedback_filter_invalid', $errors[0]->message, 400, $errors );
	}

	/**
	 * One field is at fault.
	 *
	 * @param string $message Translated sentence.
	 */
	public static function at( string $field, string $code, string $message ): self {
		return new self( [ new FieldError( $field, $code, $message ) ] );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * An incomplete or reversed range of days.
 *
 * @since 0.1.0
 */
final class InvalidRange extends DomainError {

	/**
	 * @param string $field from or to, whichever is at fault.
	 */
	public function __construct( string $field ) {
		$message = __( 'A range needs a first and a last day, the first not after the last.', 'userfeedback' );
		parent::__construct( 'userfeedback_range_invalid', $message, 400, [ new FieldError( $field, 'invalid_range', $message ) ] );
	}
}

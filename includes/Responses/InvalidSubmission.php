<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * A submission that cannot be stored. Nothing of it was.
 */
final class InvalidSubmission extends DomainError {

	/**
	 * @param non-empty-list<FieldError> $errors What is wrong, by field.
	 */
	public function __construct( array $errors ) {
		parent::__construct( 'userfeedback_response_invalid', $errors[0]->message, 400, $errors );
	}
}

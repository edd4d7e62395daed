<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * A survey that cannot be stored as it was sent. Nothing of it was.
 */
final class InvalidSurvey extends DomainError {

	/**
	 * @param non-empty-list<FieldError> $errors What is wrong, by field.
	 */
	public function __construct( array $errors ) {
		parent::__construct(
			'userfeedback_survey_invalid',
			/* translators: 1: path of a field, 2: what is wrong with it. */
			sprintf( __( 'The survey was not saved. %1$s: %2$s', 'userfeedback' ), $errors[0]->field, $errors[0]->message ),
			400,
			$errors
		);
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * A submission, or a report of a visitor's progress, that is not accepted. Nothing of it was stored.
 *
 * @since 0.1.0
 */
final class SubmissionRefused extends DomainError {

	/**
	 * The survey is not published any more, or not yet.
	 */
	public static function closed(): self {
		return new self( 'userfeedback_survey_closed', __( 'This survey does not take answers at the moment.', 'userfeedback' ), 410 );
	}

	/**
	 * The request does not carry the token of a page of this site that shows the survey.
	 */
	public static function unknownPage(): self {
		return new self(
			'userfeedback_token_invalid',
			__( 'This answer does not come from a page of this site. Reload the page and try again.', 'userfeedback' ),
			403
		);
	}

	/**
	 * The survey keeps no partial answers.
	 *
	 * @since 0.4.0
	 */
	public static function partialNotKept(): self {
		return new self( 'userfeedback_partial_not_kept', __( 'This survey keeps answers only when it is finished.', 'userfeedback' ), 409 );
	}

	/**
	 * One network sent more than people send.
	 *
	 * @param int $seconds After which the same request may be accepted.
	 */
	public static function tooMany( int $seconds ): self {
		return new self(
			'userfeedback_rate_exceeded',
			__( 'Too many answers came from your network. Please wait a few minutes and try again.', 'userfeedback' ),
			429,
			[],
			$seconds
		);
	}

	/**
	 * Answers do not fit the questions.
	 *
	 * @param non-empty-list<FieldError> $errors By field.
	 */
	public static function invalid( array $errors ): self {
		return new self( 'userfeedback_response_invalid', $errors[0]->message, 400, $errors );
	}
}

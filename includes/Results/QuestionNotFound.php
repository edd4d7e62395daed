<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * The survey has no question with that id.
 *
 * @since 0.5.0
 */
final class QuestionNotFound extends DomainError {

	public function __construct() {
		parent::__construct(
			'userfeedback_question_not_found',
			__( 'This survey does not have that question. It may have been removed.', 'userfeedback' ),
			404
		);
	}
}

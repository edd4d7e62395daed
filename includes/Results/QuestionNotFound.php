<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * A survey has no question of this id.
 *
 * @since 0.5.0
 */
final class QuestionNotFound extends DomainError {

	public function __construct() {
		parent::__construct( 'userfeedback_question_not_found', __( 'This survey has no such question. Reload the page.', 'userfeedback' ), 404 );
	}
}

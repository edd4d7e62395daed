<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * There is no survey with that id.
 *
 * @since 0.1.0
 */
final class SurveyNotFound extends DomainError {

	public function __construct() {
		parent::__construct( 'userfeedback_survey_not_found', __( 'This survey does not exist. It may have been deleted.', 'userfeedback' ), 404 );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use UserFeedback\Support\DomainError;

/**
 * The survey is not published (any more, or yet).
 */
final class SurveyClosed extends DomainError {

	public function __construct() {
		parent::__construct( 'userfeedback_survey_closed', __( 'This survey does not take answers at the moment.', 'userfeedback' ), 410 );
	}
}

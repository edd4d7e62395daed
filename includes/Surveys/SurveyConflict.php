<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use UserFeedback\Support\DomainError;

/**
 * Somebody else saved the survey after it was opened. Nothing was stored.
 */
final class SurveyConflict extends DomainError {

	public function __construct() {
		parent::__construct(
			'userfeedback_survey_conflict',
			__( 'Somebody else saved this survey after you opened it. Reload it to see their version.', 'userfeedback' ),
			409
		);
	}
}

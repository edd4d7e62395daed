<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use UserFeedback\Support\DomainError;

/**
 * Only what lies in the trash can be deleted for good.
 */
final class SurveyNotInTrash extends DomainError {

	public function __construct() {
		parent::__construct(
			'userfeedback_survey_not_in_trash',
			__( 'Only surveys in the trash can be deleted permanently. Move the survey to the trash first.', 'userfeedback' ),
			409
		);
	}
}

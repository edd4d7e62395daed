<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use UserFeedback\Support\Dates;
use UserFeedback\Support\DomainError;

/**
 * Somebody else saved the survey after it was opened. Nothing was stored.
 */
final class SurveyConflict extends DomainError {

	/**
	 * @param Survey $stored As the other person saved it.
	 * @param string $name   Who that is, '' when the account is gone.
	 */
	public function __construct( Survey $stored, string $name ) {
		parent::__construct(
			'userfeedback_survey_conflict',
			$name === ''
				? __( 'Somebody else saved this survey after you opened it. Load their version or overwrite it with yours.', 'userfeedback' )
				/* translators: %s: name of a person. */
				: sprintf( __( '%s saved this survey after you opened it. Load their version or overwrite it with yours.', 'userfeedback' ), $name ),
			409,
			[],
			null,
			[
				'saved_by' => $name,
				'saved_at' => Dates::toIso( $stored->updatedAt ),
				'revision' => $stored->revision,
			]
		);
	}
}

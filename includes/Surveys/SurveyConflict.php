<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use UserFeedback\Model\Survey;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DomainError;

/**
 * Somebody saved the survey after it was opened: another person, or the same one in another tab. Nothing was stored.
 */
final class SurveyConflict extends DomainError {

	/**
	 * @param Survey $stored As it was saved.
	 * @param string $name   Who saved it, '' when the account is gone.
	 * @param bool   $isOwn  Whether that was the person who saves now.
	 */
	public function __construct( Survey $stored, string $name, bool $isOwn ) {
		parent::__construct(
			'userfeedback_survey_conflict',
			self::text( $name, $isOwn ),
			409,
			[],
			null,
			[
				'id'       => $stored->id,
				'saved_by' => $name,
				'by_you'   => $isOwn,
				'saved_at' => Dates::toIso( $stored->updatedAt ),
				'revision' => $stored->revision,
			]
		);
	}

	private static function text( string $name, bool $isOwn ): string {
		if ( $isOwn ) {
			return __( 'You saved this survey in another window after you opened it here. Load that version or overwrite it.', 'userfeedback' );
		}
		if ( $name === '' ) {
			return __( 'Somebody else saved this survey after you opened it. Load their version or overwrite it with yours.', 'userfeedback' );
		}
		/* translators: %s: name of a person. */
		return sprintf( __( '%s saved this survey after you opened it. Load their version or overwrite it with yours.', 'userfeedback' ), $name );
	}
}

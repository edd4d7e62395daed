<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * Thrown when a survey is not saved or deleted. Nothing was stored.
 *
 * @since 0.1.0
 */
final class SurveyRefused extends DomainError {

	/**
	 * The sent survey is invalid.
	 *
	 * @param non-empty-list<FieldError> $errors Errors by field.
	 */
	public static function invalid( array $errors ): self {
		$problem = $errors[0]->message;
		$message = preg_match( '/^questions\[(\d+)\]/', $errors[0]->field, $match ) === 1
			/* translators: 1: number of a question, 2: what is wrong with it. */
			? sprintf( __( 'The survey was not saved. Question %1$d: %2$s', 'userfeedback' ), (int) $match[1] + 1, $problem )
			/* translators: %s: what is wrong. */
			: sprintf( __( 'The survey was not saved. %s', 'userfeedback' ), $problem );
		return new self( 'userfeedback_survey_invalid', $message, 400, $errors );
	}

	/**
	 * A user who may not view results changed the recipients of notifications.
	 *
	 * @param non-empty-list<string> $fields Paths of the changed values.
	 */
	public static function recipients( array $fields ): self {
		$message = __( 'Only people who may view results can change who is notified. Ask an administrator of this site.', 'userfeedback' );
		$errors  = array_map( static fn ( string $field ) => new FieldError( $field, 'not_allowed', $message ), $fields );
		return new self( 'userfeedback_recipients_denied', $message, 403, $errors );
	}

	/**
	 * It was saved after it was opened, by another user or by the same user in another tab.
	 *
	 * @param Survey $stored The stored survey.
	 * @param string $name   Who saved it; '' if the account was deleted.
	 * @param bool   $isOwn  Whether the same user saves now.
	 */
	public static function conflict( Survey $stored, string $name, bool $isOwn ): self {
		$message = match ( true ) {
			$isOwn       => __(
				'You saved this survey in another window after you opened it here. Load that version or overwrite it.',
				'userfeedback'
			),
			$name === '' => __(
				'Somebody else saved this survey after you opened it. Load their version or overwrite it with yours.',
				'userfeedback'
			),
			default      => sprintf(
				/* translators: %s: name of a person. */
				__( '%s saved this survey after you opened it. Load their version or overwrite it with yours.', 'userfeedback' ),
				$name
			),
		};
		$details = [
			'id'       => $stored->id,
			'saved_by' => $name,
			'by_you'   => $isOwn,
			'saved_at' => Dates::toIso( $stored->updatedAt ),
			'revision' => $stored->revision,
		];
		return new self( 'userfeedback_survey_conflict', $message, 409, details: $details );
	}

	/**
	 * It was moved to the trash after the client had opened it.
	 *
	 * @since 0.7.0
	 */
	public static function inTrash(): self {
		$message = __( 'This survey is in the trash. Restore it first.', 'userfeedback' );
		return new self( 'userfeedback_survey_in_trash', $message, 409 );
	}

	/**
	 * Only surveys in the trash can be deleted permanently.
	 */
	public static function notInTrash(): self {
		$message = __( 'Only surveys in the trash can be deleted permanently. Move the survey to the trash first.', 'userfeedback' );
		return new self( 'userfeedback_survey_not_in_trash', $message, 409 );
	}
}

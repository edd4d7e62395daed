<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * A stored response cannot be read or changed as requested.
 *
 * @since 0.1.0
 */
final class ResponseError extends DomainError {

	/**
	 * The survey has no response with that id.
	 */
	public static function notFound(): self {
		return new self(
			'userfeedback_response_not_found',
			__( 'This response does not exist. It may have been deleted.', 'userfeedback' ),
			404
		);
	}

	/**
	 * Only responses in the trash, spam and what is held back can be deleted permanently.
	 */
	public static function notInTrash(): self {
		return new self(
			'userfeedback_response_not_in_trash',
			__( 'Only responses in the trash can be deleted permanently. Move the response to the trash first.', 'userfeedback' ),
			409
		);
	}

	/**
	 * A note or a tag cannot be stored as it was sent.
	 *
	 * @since 0.5.0
	 *
	 * @param non-empty-list<FieldError> $errors By field.
	 */
	public static function invalid( array $errors ): self {
		return new self( 'userfeedback_response_invalid', $errors[0]->message, 400, $errors );
	}

	/**
	 * The response has no note with that id.
	 *
	 * @since 0.5.0
	 */
	public static function noteNotFound(): self {
		return new self( 'userfeedback_note_not_found', __( 'This note does not exist. It may have been deleted.', 'userfeedback' ), 404 );
	}

	/**
	 * The response has as many notes as it can have.
	 *
	 * @since 0.5.0
	 *
	 * @param int $most How many that is.
	 */
	public static function tooManyNotes( int $most ): self {
		/* translators: %d: number of notes. */
		$message = sprintf( __( 'A response has at most %d notes. Delete one that is no longer needed.', 'userfeedback' ), $most );
		return new self( 'userfeedback_note_limit', $message, 409 );
	}
}

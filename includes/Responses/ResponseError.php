<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

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
	 * Only responses in the trash, and spam, can be deleted permanently.
	 */
	public static function notInTrash(): self {
		return new self(
			'userfeedback_response_not_in_trash',
			__( 'Only responses in the trash can be deleted permanently. Move the response to the trash first.', 'userfeedback' ),
			409
		);
	}
}

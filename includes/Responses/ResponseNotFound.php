<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use UserFeedback\Support\DomainError;

/**
 * The survey has no response with that id.
 */
final class ResponseNotFound extends DomainError {

	public function __construct() {
		parent::__construct(
			'userfeedback_response_not_found',
			__( 'This response does not exist. It may have been deleted.', 'userfeedback' ),
			404
		);
	}
}

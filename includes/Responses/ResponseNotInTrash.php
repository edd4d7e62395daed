<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use UserFeedback\Support\DomainError;

/**
 * Only what lies in the trash, or is spam, can be deleted for good.
 */
final class ResponseNotInTrash extends DomainError {

	public function __construct() {
		parent::__construct(
			'userfeedback_response_not_in_trash',
			__( 'Only responses in the trash can be deleted permanently. Move the response to the trash first.', 'userfeedback' ),
			409
		);
	}
}

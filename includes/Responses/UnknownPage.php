<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use UserFeedback\Support\DomainError;

/**
 * The submission does not carry the token of a page of this site that shows the survey.
 */
final class UnknownPage extends DomainError {

	public function __construct() {
		parent::__construct(
			'userfeedback_token_invalid',
			__( 'This answer does not come from a page of this site. Reload the page and try again.', 'userfeedback' ),
			403
		);
	}
}

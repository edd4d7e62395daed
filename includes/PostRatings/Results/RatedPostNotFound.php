<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * There is no post with that id.
 *
 * @since 0.6.0
 */
final class RatedPostNotFound extends DomainError {

	public function __construct() {
		parent::__construct(
			'userfeedback_post_not_found',
			__( 'This post does not exist. It may have been deleted.', 'userfeedback' ),
			404
		);
	}
}

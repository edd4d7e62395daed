<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * There is no post with that id, or none that has a page on the site.
 *
 * @since 0.6.0
 */
final class PostNotFound extends DomainError {

	public function __construct() {
		parent::__construct(
			'userfeedback_post_not_found',
			__( 'This post does not exist, or it has no page on the site. It may have been deleted.', 'userfeedback' ),
			404
		);
	}
}

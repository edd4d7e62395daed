<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

/**
 * Ratings that visitors give to posts: settings, votes, results.
 *
 * @since 0.6.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {}
}

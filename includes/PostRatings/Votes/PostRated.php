<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * A visitor rated a post or changed their rating: the context of the hook `userfeedback_post_rated`.
 *
 * @since 0.6.0
 */
final class PostRated {

	/**
	 * @param int               $value  1 to 5.
	 * @param int|null          $before The visitor's earlier rating; null for the first.
	 * @param DateTimeImmutable $at     When, in UTC.
	 */
	public function __construct(
		public readonly int $postId,
		public readonly int $value,
		public readonly ?int $before,
		public readonly DateTimeImmutable $at
	) {}
}

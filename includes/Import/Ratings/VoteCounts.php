<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers of single ratings in another plugin's table. Each one is counted once, under the first reason that applies.
 *
 * @since 0.6.0
 */
final class VoteCounts {

	/**
	 * @param int $dated        Can become ratings with their dates.
	 * @param int $undated      Have no usable date: they count in the sums only.
	 * @param int $invalid      Have a value outside of the plugin's scale.
	 * @param int $missingPosts Belong to posts that do not exist any more.
	 * @param int $posts        Posts that exist and have a rating on the scale; since 0.7.0.
	 */
	public function __construct(
		public readonly int $dated = 0,
		public readonly int $undated = 0,
		public readonly int $invalid = 0,
		public readonly int $missingPosts = 0,
		public readonly int $posts = 0
	) {}

	/**
	 * @return array{dated: int, undated: int, invalid: int, missing_posts: int}
	 */
	public function toArray(): array {
		return [
			'dated'         => $this->dated,
			'undated'       => $this->undated,
			'invalid'       => $this->invalid,
			'missing_posts' => $this->missingPosts,
		];
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * A single rating of another plugin.
 *
 * @since 0.6.0
 */
final class SourceVote {

	/**
	 * @param int               $id    Of the row in the plugin's table.
	 * @param int               $value 1 to 5.
	 * @param DateTimeImmutable $at    In UTC.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $postId,
		public readonly int $value,
		public readonly DateTimeImmutable $at
	) {}
}

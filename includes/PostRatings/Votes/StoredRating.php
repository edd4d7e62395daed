<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * A stored rating.
 *
 * @since 0.6.0
 */
final class StoredRating {

	/** Counted in the totals. */
	public const PUBLISH = 'publish';

	/** Kept for a year, in which an owner can make it count, see Responses\HeldBack. */
	public const HELD = 'held';

	/** Looks like a program's: kept apart for thirty days, in which an owner can make it count. */
	public const SPAM = 'spam';

	/**
	 * @param int         $value   1 to 5.
	 * @param string      $status  PUBLISH, SPAM or HELD.
	 * @param string|null $comment Private comment, plain text; null without one.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $postId,
		public readonly int $value,
		public readonly string $status,
		public readonly ?string $comment
	) {}

	/**
	 * Whether it was taken for a program's.
	 */
	public function isSpam(): bool {
		return $this->status === self::SPAM;
	}

	/**
	 * Whether the totals count it.
	 */
	public function isCounted(): bool {
		return $this->status === self::PUBLISH;
	}
}

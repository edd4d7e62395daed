<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * What another plugin shows for a post.
 *
 * @since 0.6.0
 */
final class SourceSum {

	/** The post does not exist any more. */
	public const MISSING_POST = 'missing_post';

	/** Number and sum contradict each other, or are no numbers. */
	public const INVALID = 'invalid';

	/**
	 * @param int         $count   Ratings; 0 with a problem.
	 * @param float       $sum     Sum of the ratings on the scale of 1 to 5, two decimals.
	 * @param string|null $problem Why it cannot be imported; null if it can.
	 */
	public function __construct(
		public readonly int $postId,
		public readonly int $count,
		public readonly float $sum,
		public readonly ?string $problem = null
	) {}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Results;

defined( 'ABSPATH' ) || exit;

/**
 * Number and sum of ratings, of a post or of several.
 *
 * @since 0.6.0
 */
final class RatingSum {

	/**
	 * @param int   $count Number of ratings.
	 * @param float $total Sum of their values; imported ratings may have fractions.
	 */
	public function __construct(
		public readonly int $count,
		public readonly float $total
	) {}

	/**
	 * The average with one decimal, 1.0 to 5.0; 0.0 without ratings.
	 */
	public function average(): float {
		// Corrections of imports are rounded, so that an average could leave the scale.
		return $this->count > 0 ? round( max( 1, min( 5, $this->total / $this->count ) ), 1 ) : 0.0;
	}
}

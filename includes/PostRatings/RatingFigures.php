<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

/**
 * What the published ratings of a post add up to, imported ones included.
 *
 * @since 0.6.0
 */
final class RatingFigures {

	/** The average with one decimal, from 1 to 5; 0.0 without ratings. */
	public readonly float $average;

	/** The number of ratings. */
	public readonly int $count;

	/**
	 * @param int $count      The number of ratings. Imported corrections may make it negative: then there are none.
	 * @param int $hundredths A hundred times their sum: imported sums have two decimals.
	 */
	public function __construct( int $count, int $hundredths ) {
		$isNone      = $count < 1;
		$this->count = $isNone ? 0 : $count;
		// Rounded in whole numbers, half up: a float of 4.45 may be a little less. Imported corrections may be rounded beyond the scale.
		$this->average = $isNone ? 0.0 : min( 50, max( 10, intdiv( 2 * $hundredths + 10 * $count, 20 * $count ) ) ) / 10;
	}

	/**
	 * Those of a post that nobody has rated.
	 */
	public static function none(): self {
		return new self( 0, 0 );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

/**
 * What the published ratings of a post add up to, imported ones included.
 *
 * @since 0.6.0
 */
final class RatingStatistics {

	/** The average with one decimal, from 1 to 5; 0.0 without ratings. */
	public readonly float $average;

	/** The number of ratings. */
	public readonly int $count;

	/** A hundred times their sum; 0 without ratings. Nothing was rounded here, so these can be stored and read again. */
	public readonly int $hundredths;

	/**
	 * @param int $count      The number of ratings. Imported corrections may make it negative: then there are none.
	 * @param int $hundredths A hundred times their sum: imported sums have two decimals.
	 */
	public function __construct( int $count, int $hundredths ) {
		$isNone           = $count < 1;
		$this->count      = $isNone ? 0 : $count;
		$this->hundredths = $isNone ? 0 : $hundredths;
		// Rounded in whole numbers, half up: a float of 4.45 may be a little less. Imported corrections may be rounded beyond the scale.
		$this->average = $isNone ? 0.0 : min( 50, max( 10, intdiv( 2 * $hundredths + 10 * $count, 20 * $count ) ) ) / 10;
	}

	/**
	 * How many of a hundred visitors chose the better one of two icons, which are stored as 1 and 5. From the sum itself: with 2 of 3, the average
	 * of 3.7 would give 68. 0 and 100 mean nobody and everybody, so that 999 of 1,000 are 99.
	 */
	public function likedPercent(): int {
		if ( $this->count === 0 ) {
			return 0;
		}
		$most  = 400 * $this->count;
		$liked = min( $most, max( 0, $this->hundredths - 100 * $this->count ) );
		return match ( $liked ) {
			0       => 0,
			$most   => 100,
			default => min( 99, max( 1, intdiv( 200 * $liked + $most, 2 * $most ) ) ),
		};
	}

	/**
	 * Those of a post that nobody has rated.
	 */
	public static function none(): self {
		return new self( 0, 0 );
	}
}

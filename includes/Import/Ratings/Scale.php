<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * The scale of another plugin's ratings and its conversion to ours, 1 to 5.
 *
 * @since 0.6.0
 */
final class Scale {

	private const OURS = 5;

	/** More ratings of one post than that are a mistake, and would not fit into the column. */
	private const MAX_COUNT = 100_000_000_000;

	/**
	 * @param int  $max      Best rating.
	 * @param bool $isUpDown Whether ratings are -1 and 1.
	 */
	public function __construct(
		public readonly int $max = self::OURS,
		public readonly bool $isUpDown = false
	) {}

	/**
	 * A single rating: value × 5 / best, rounded half up, at least 1. Thumbs down is 1, thumbs up is 5.
	 */
	public function rating( float $value ): int {
		if ( $this->isUpDown ) {
			return $value > 0 ? self::OURS : 1;
		}
		return max( 1, min( self::OURS, (int) round( $value * self::OURS / $this->max ) ) );
	}

	/**
	 * The number and the sum that a plugin shows for a post, as it stored them.
	 *
	 * @param string $count As stored; '' when it is missing.
	 * @param string $sum   As stored; '' when it is missing.
	 * @return SourceSum|null Null when the post has no ratings.
	 */
	public function sum( int $postId, string $count, string $sum ): ?SourceSum {
		if ( $count === '' || $count === '0' ) {
			return null;
		}
		$isUsable = preg_match( '/^[1-9]\d{0,11}$/D', $count ) === 1 && is_numeric( $sum ) && $this->isPossible( (int) $count, (float) $sum );
		return $isUsable
			? new SourceSum( $postId, (int) $count, $this->total( (int) $count, (float) $sum ) )
			: new SourceSum( $postId, 0, 0, SourceSum::INVALID );
	}

	/**
	 * A sum on our scale, with two decimals.
	 *
	 * @param int   $count Of ratings.
	 * @param float $sum   Of their values on the plugin's scale.
	 */
	public function total( int $count, float $sum ): float {
		// Of n thumbs with the score s, ( n + s ) / 2 point up and count 5, ( n - s ) / 2 point down and count 1.
		return round( $this->isUpDown ? 3 * $count + 2 * $sum : $sum * self::OURS / $this->max, 2 );
	}

	private function isPossible( int $count, float $sum ): bool {
		$isInScale = $this->isUpDown ? abs( $sum ) <= $count : $sum > 0 && $sum <= $count * $this->max;
		return $isInScale && $count <= self::MAX_COUNT;
	}
}

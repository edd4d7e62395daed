<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;

/**
 * Counts the stored ratings of posts again and corrects their totals.
 *
 * @since 0.6.0
 */
final class RatingRecount {

	private const BATCH = 500;

	public function __construct(
		private readonly RatingRepository $ratings,
		private readonly RatingTotalsRepository $totals,
		private readonly Transaction $transaction
	) {}

	/**
	 * Imported sums have no rows to count and stay.
	 *
	 * @return bool Whether a total was wrong.
	 */
	public function run( int $postId ): bool {
		return $this->transaction->run(
			function () use ( $postId ): bool {
				// Who stores a rating needs these rows after it, so what is counted now is what they hold.
				$stored  = $this->totals->lock( $postId );
				$counted = $this->ratings->count( $postId );
				$this->totals->add( $postId, $counted['n'] - $stored['n'], $counted['total'] - $stored['total'] );
				return $stored !== $counted;
			}
		);
	}

	/**
	 * All posts with ratings or totals, in ascending order.
	 *
	 * @return iterable<int>
	 */
	public function posts(): iterable {
		$after = 0;
		do {
			$ids = $this->ratings->posts( $after, self::BATCH );
			yield from $ids;
			$after = $ids === [] ? 0 : $ids[ count( $ids ) - 1 ];
		} while ( count( $ids ) === self::BATCH );
	}
}

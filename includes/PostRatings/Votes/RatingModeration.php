<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Transaction;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\PostRatings\RatingStatisticsReader;
use UserFeedback\StoredData\Person;
use UserFeedback\Support\Clock;

/**
 * Ratings that leave the totals or come back: what owners do with spam, and what is deleted by itself.
 *
 * Callers check the capability userfeedback_delete_surveys, as for responses.
 *
 * @since 0.6.0
 */
final class RatingModeration {

	/** Ratings that are deleted at once. */
	private const BATCH = 1000;

	public function __construct(
		private readonly RatingRepository $ratings,
		private readonly RatingTotalsRepository $totals,
		private readonly RatingStatisticsReader $statistics,
		private readonly FeatureGate $gate,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Makes spam and what is held back count. What counts, belongs to another post or is gone is left out.
	 *
	 * @param list<int> $ids Of ratings of this post.
	 * @return list<int> Those that count now and did not before.
	 * @throws FeatureLocked When ratings may not be changed.
	 */
	public function restore( int $postId, array $ids ): array {
		$this->gate->demand( Feature::PostRatings );
		$isSpam = static fn ( StoredRating $rating ) => $rating->postId === $postId && ! $rating->isCounted();
		return $this->change( $ids, $isSpam, 1, fn ( array $found ) => $this->ratings->setStatus( $found, StoredRating::PUBLISH ) );
	}

	/**
	 * Deletes ratings with their comments, whatever their status. Their visitors may rate again.
	 *
	 * @param list<int> $ids Of ratings of this post; what belongs to another post or is gone is left out.
	 * @return list<int> Those that were deleted.
	 * @throws FeatureLocked When ratings may not be changed.
	 */
	public function delete( int $postId, array $ids ): array {
		$this->gate->demand( Feature::PostRatings );
		return $this->change( $ids, static fn ( StoredRating $rating ) => $rating->postId === $postId, -1, $this->ratings->delete( ... ) );
	}

	/**
	 * Counts some ratings that are held back for one of these reasons. In every plan, as HeldResponses::release(). Calling it again is safe.
	 *
	 * @param non-empty-list<string> $codes See HeldBack::code().
	 * @return int How many there were; fewer than the limit if these were the last.
	 */
	public function release( array $codes, int $limit ): int {
		$ids    = $this->ratings->held( $codes, $limit );
		$isHeld = static fn ( StoredRating $rating ) => $rating->status === StoredRating::HELD;
		$this->change( $ids, $isHeld, 1, fn ( array $found ) => $this->ratings->setStatus( $found, StoredRating::PUBLISH ) );
		return count( $ids );
	}

	/**
	 * How many ratings are held back for one of these reasons.
	 *
	 * @param non-empty-list<string> $codes See HeldBack::code().
	 * @return array<string, int> By code; without those that have none.
	 */
	public function countHeld( array $codes ): array {
		return $this->ratings->countHeld( $codes );
	}

	/**
	 * How many ratings there are by day, whatever their status.
	 *
	 * @param string $from First day.
	 * @return array<string, int>
	 */
	public function perDay( string $from ): array {
		return $this->ratings->perDay( $from );
	}

	/**
	 * Deletes some ratings that have had a status for so many days.
	 *
	 * @param string $status One of StoredRating.
	 * @return int How many ratings were deleted; 0 when none is left.
	 */
	public function deleteOld( string $status, int $days ): int {
		// One that was made to count meanwhile stays.
		$isMeant = static fn ( StoredRating $rating ) => $rating->status === $status;
		do {
			$ids     = $this->ratings->before( $status, $this->clock->now()->modify( "-$days days" ), self::BATCH );
			$deleted = count( $this->change( $ids, $isMeant, -1, $this->ratings->delete( ... ) ) );
		} while ( $deleted === 0 && $ids !== [] );
		return $deleted;
	}

	/**
	 * Deletes some of the comments that mention a person's address. The ratings stay, and count.
	 *
	 * @since 0.7.0
	 *
	 * @return int How many; 0 when none is left.
	 */
	public function deleteMentions( Person $person, int $limit ): int {
		return $this->ratings->deleteMentions( $person, $limit );
	}

	/**
	 * Deletes everything about the ratings of a post that is gone.
	 */
	public function deleteOfPost( int $postId ): void {
		$this->ratings->deleteOfPost( $postId );
		$this->totals->deleteOfPost( $postId );
		$this->statistics->forget( $postId );
	}

	/**
	 * @param list<int>                        $ids
	 * @param Closure( StoredRating ): bool    $isMeant Which of them are changed.
	 * @param int                              $sign    1 when they count from now on, -1 when those that are counted leave.
	 * @param Closure( non-empty-list<int> ): void $store
	 * @return list<int> Those that were changed.
	 */
	private function change( array $ids, Closure $isMeant, int $sign, Closure $store ): array {
		if ( $ids === [] ) {
			return [];
		}
		$changed = $this->transaction->run(
			function () use ( $ids, $isMeant, $sign, $store ): array {
				$meant = array_values( array_filter( $this->ratings->lock( $ids ), $isMeant ) );
				if ( $meant === [] ) {
					return [];
				}
				$store( array_map( static fn ( StoredRating $rating ) => $rating->id, $meant ) );
				$this->moveTotals( $meant, $sign );
				return $meant;
			}
		);
		foreach ( $changed as $rating ) {
			$this->statistics->forget( $rating->postId );
		}
		return array_map( static fn ( StoredRating $rating ) => $rating->id, $changed );
	}

	/**
	 * @param list<StoredRating> $ratings As they were before.
	 */
	private function moveTotals( array $ratings, int $sign ): void {
		$deltas = [];
		foreach ( $ratings as $rating ) {
			// Spam enters, and what is counted leaves; spam that is deleted was never in them.
			if ( $rating->isCounted() === ( $sign === -1 ) ) {
				$sums                      = $deltas[ $rating->postId ] ?? [ 0, 0 ];
				$deltas[ $rating->postId ] = [ $sums[0] + $sign, $sums[1] + $sign * $rating->value ];
			}
		}
		// In the order of their ids, so that two writers lock the same rows in the same order.
		ksort( $deltas );
		foreach ( $deltas as $postId => [ $count, $sum ] ) {
			$this->totals->add( $postId, $count, $sum );
		}
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;

/**
 * Looks for posts whose totals differ from their ratings, and changes nothing.
 *
 * @since 0.7.0
 */
final class RatingAudit {

	private const BATCH = 500;

	public function __construct(
		private readonly RatingRepository $ratings,
		private readonly RatingTotalsRepository $totals,
		private readonly Transaction $transaction
	) {}

	/**
	 * @param float $seconds After which it ends.
	 * @return array{wrong: list<int>, is_complete: bool} Ids of posts, and whether all of them were looked at.
	 */
	public function run( float $seconds ): array {
		$end   = microtime( true ) + $seconds;
		$wrong = [];
		$after = 0;
		do {
			$ids     = $this->ratings->posts( $after, self::BATCH );
			$counted = $this->ratings->countMany( $ids );
			$stored  = $this->totals->sums( $ids );
			foreach ( $ids as $id ) {
				$after = $id;
				if ( ( $counted[ $id ] ?? [ 0, 0 ] ) !== ( $stored[ $id ] ?? [ 0, 0 ] ) && $this->isSurelyWrong( $id ) ) {
					$wrong[] = $id;
				}
			}
			$isLast = count( $ids ) < self::BATCH;
		} while ( ! $isLast && microtime( true ) < $end );
		return [
			'wrong'       => $wrong,
			'is_complete' => $isLast,
		];
	}

	/**
	 * Whether it is so while nobody rates the post.
	 */
	private function isSurelyWrong( int $postId ): bool {
		return $this->transaction->run( fn () => $this->totals->lock( $postId ) !== $this->ratings->count( $postId ) );
	}
}

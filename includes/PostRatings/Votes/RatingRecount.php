<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;

/**
 * Counts the stored ratings of posts again and corrects their totals: of one post at once, of all posts as a job.
 *
 * @since 0.6.0
 */
final class RatingRecount implements LongWork {

	public const KIND = 'recount-ratings';

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

	public function kind(): string {
		return self::KIND;
	}

	public function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Posts in the order of their ids. Its state has the last one, and how many totals were wrong so far.
	 */
	public function step( Step $step ): StepResult {
		$state = [
			'after' => Cast::int( $step->state['after'] ?? 0 ),
			'wrong' => Cast::int( $step->state['wrong'] ?? 0 ),
		];
		$done  = $step->done;
		do {
			$ids = $this->ratings->posts( $state['after'], self::BATCH );
			foreach ( $ids as $id ) {
				$state['wrong'] += $this->run( $id ) ? 1 : 0;
				$state['after']  = $id;
				++$done;
				if ( $step->isOver() ) {
					return StepResult::unfinished( $state, $done );
				}
			}
		} while ( count( $ids ) === self::BATCH );
		return StepResult::finished( $state, $done );
	}
}

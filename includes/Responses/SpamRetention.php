<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Support\Clock;

/**
 * Spam is kept for thirty days, so that an owner can find what was marked by mistake, and is deleted then.
 *
 * @since 0.1.0
 */
final class SpamRetention {

	private const KEPT  = '-30 days';
	private const BATCH = 500;

	public function __construct(
		private readonly ResponseStateRepository $responses,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Deletes spam that is old enough.
	 *
	 * @return int How many responses were deleted.
	 */
	public function run(): int {
		$before  = $this->clock->now()->modify( self::KEPT );
		$deleted = 0;
		do {
			$bySurvey = $this->responses->spamBefore( $before, self::BATCH );
			foreach ( $bySurvey as $surveyId => $ids ) {
				$deleted += $this->delete( $surveyId, $ids );
			}
		} while ( $bySurvey !== [] );
		return $deleted;
	}

	/**
	 * Deletes those responses of a survey that are spam now: one that somebody restored or moved meanwhile stays.
	 *
	 * @param list<int> $ids
	 * @return int How many were deleted.
	 */
	public function delete( int $surveyId, array $ids ): int {
		return $this->transaction->run(
			function () use ( $surveyId, $ids ): int {
				$isSpam = static fn ( array $response ) => $response['status'] === ResponseStatus::Spam;
				$spam   = array_keys( array_filter( $this->responses->lock( $surveyId, $ids ), $isSpam ) );
				if ( $spam !== [] ) {
					$this->responses->delete( $surveyId, $spam );
				}
				return count( $spam );
			}
		);
	}
}

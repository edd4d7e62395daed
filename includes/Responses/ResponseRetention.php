<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;

/**
 * Deletes old responses that do not count, with their answers. Spam is kept for thirty days, so that an owner can find what was marked by mistake.
 *
 * @since 0.4.0
 */
final class ResponseRetention {

	/** Days for which spam is kept. */
	public const SPAM_DAYS = 30;

	/** Days for which partial answers are kept, unless a site filters it. */
	public const PARTIAL_DAYS = 30;

	private const BATCH = 500;

	public function __construct(
		private readonly ResponseStateRepository $responses,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * For how many days partial answers are kept, counted from the last of them.
	 */
	public static function partialDays(): int {
		/**
		 * Filters for how many days the answers of visitors who did not finish are kept.
		 *
		 * @since 0.4.0
		 *
		 * @param int $days At least 1.
		 */
		return max( 1, Cast::int( apply_filters( 'userfeedback_partial_days', self::PARTIAL_DAYS ) ) );
	}

	/**
	 * Deletes some responses that have had a status for so many days. Safe to repeat after a kill at any statement.
	 *
	 * @return int How many were deleted; 0 when none is left.
	 */
	public function deleteOld( ResponseStatus $status, int $days ): int {
		$before = $this->clock->now()->modify( "-$days days" );
		do {
			$bySurvey = $this->responses->before( $status, $before, self::BATCH );
			$deleted  = 0;
			foreach ( $bySurvey as $surveyId => $ids ) {
				$deleted += $this->delete( $surveyId, $ids, $status );
			}
			// All of them may have been restored meanwhile.
		} while ( $deleted === 0 && $bySurvey !== [] );
		return $deleted;
	}

	/**
	 * Deletes those responses of a survey that have a status now: one that was finished, restored or moved meanwhile stays.
	 *
	 * @param list<int> $ids
	 * @return int How many were deleted.
	 */
	public function delete( int $surveyId, array $ids, ResponseStatus $status ): int {
		return $this->transaction->run(
			function () use ( $surveyId, $ids, $status ): int {
				$hasStatus = static fn ( array $response ) => $response['status'] === $status;
				$found     = array_keys( array_filter( $this->responses->lock( $surveyId, $ids ), $hasStatus ) );
				if ( $found !== [] ) {
					$this->responses->delete( $surveyId, $found );
				}
				return count( $found );
			}
		);
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Model\Capability;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;

/**
 * Deletes old spam, old partial answers and what was held back for a year. Spam is kept for thirty days, so that an owner can find what was
 * marked by mistake.
 *
 * @since 0.4.0
 */
final class ResponseRetention implements LongWork {

	public const KIND = 'delete-old-responses';

	/** Days for which spam is kept. */
	private const SPAM_DAYS = 30;

	/** Days for which partial answers are kept, unless a site filters it. */
	public const PARTIAL_DAYS = 30;

	private const BATCH = 500;

	public function __construct(
		private readonly ResponseStateRepository $responses,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	public function kind(): string {
		return self::KIND;
	}

	public function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Deletes what is old enough.
	 */
	public function step( Step $step ): StepResult {
		$done = $step->done;
		foreach ( self::statuses() as [ $status, $days ] ) {
			$before = $this->clock->now()->modify( "-$days days" );
			do {
				$bySurvey = $this->responses->before( $status, $before, self::BATCH );
				foreach ( $bySurvey as $surveyId => $ids ) {
					$done += $this->delete( $surveyId, $ids, $status );
				}
				if ( $bySurvey !== [] && $step->isOver() ) {
					return StepResult::unfinished( [], $done );
				}
			} while ( $bySurvey !== [] );
		}
		return StepResult::finished( [], $done );
	}

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

	/**
	 * @return list<array{ResponseStatus, int}> With the days for which each is kept.
	 */
	private static function statuses(): array {
		return [
			[ ResponseStatus::Spam, self::SPAM_DAYS ],
			[ ResponseStatus::Partial, self::partialDays() ],
			[ ResponseStatus::Held, HeldBack::DAYS ],
		];
	}
}

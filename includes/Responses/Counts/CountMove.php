<?php

declare( strict_types=1 );

namespace UserFeedback\Responses\Counts;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Clock;

/**
 * Moves the counts that earlier versions stored into the tables by period: a survey's day in one transaction, so that a killed process leaves each of
 * them in one place. Answers are taken meanwhile and counted in the new tables; another server that still runs the earlier version may fill the old
 * table again (decision 0078).
 *
 * @since 0.7.0
 */
final class CountMove implements LongWork {

	public const KIND = 'move-counts';

	public function __construct(
		private readonly DailyCountsRepository $unmoved,
		private readonly CountWriter $counts,
		private readonly WorkQueue $queue,
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
	 * When the site is installed or updated, and daily: stores the job if there is something to move. A new site is done at once.
	 */
	public function begin(): void {
		if ( $this->unmoved->first() === null ) {
			$this->unmoved->isMoved() || $this->unmoved->markEmpty( null );
			return;
		}
		if ( $this->unmoved->isMoved() ) {
			$this->unmoved->markFilled();
		}
		$this->queue->begin( self::KIND );
	}

	public function step( Step $step ): StepResult {
		$done = $step->done;
		while ( true ) {
			$next = $this->unmoved->first();
			if ( $next === null ) {
				break;
			}
			$this->moveDay( ...$next );
			++$done;
			if ( $step->isOver() ) {
				return StepResult::unfinished( [], $done );
			}
		}
		$now = $this->clock->now();
		if ( $this->unmoved->isMoved() || $this->unmoved->markEmpty( $now ) ) {
			return StepResult::finished( [], $done );
		}
		// Servers with the earlier version may still be running.
		return StepResult::unfinished( [], $done, null, $now->modify( '+1 hour' ) );
	}

	/**
	 * Moves all counts of a survey.
	 */
	public function moveSurvey( int $surveyId ): void {
		if ( $this->unmoved->isMoved() ) {
			return;
		}
		foreach ( $this->unmoved->days( $surveyId ) as $day ) {
			$this->moveDay( $surveyId, $day );
		}
	}

	private function moveDay( int $surveyId, string $day ): void {
		$this->transaction->run( fn () => $this->counts->add( $surveyId, $day, $this->unmoved->take( $surveyId, $day ) ) );
	}
}

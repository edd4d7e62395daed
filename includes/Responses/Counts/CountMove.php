<?php

declare( strict_types=1 );

namespace UserFeedback\Responses\Counts;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobDeferred;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\Transaction;
use UserFeedback\Support\Clock;

/**
 * Moves the counts that earlier versions stored into the tables by period: a survey's day in one transaction, so that a killed process leaves each of
 * them in one place. Answers are taken meanwhile and counted in the new tables; another server that still runs the earlier version may fill the old
 * table again (decision 0078).
 *
 * @since 0.7.0
 */
final class CountMove implements JobHandler {

	public const KIND = 'move-counts';

	/** Seconds after which other jobs have their turn. */
	private const TIME = 2.0;

	/**
	 * @param float $time Seconds for each turn.
	 */
	public function __construct(
		private readonly DailyCountsRepository $unmoved,
		private readonly CountWriter $counts,
		private readonly Outbox $outbox,
		private readonly Transaction $transaction,
		private readonly Clock $clock,
		private readonly float $time = self::TIME
	) {}

	public function kind(): string {
		return self::KIND;
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
		$this->outbox->add( self::KIND, [] );
	}

	/**
	 * @throws JobDeferred When there is more to do, or the earlier version may still be running.
	 */
	public function handle( Job $job ): void {
		$end = microtime( true ) + $this->time;
		while ( true ) {
			$next = $this->unmoved->first();
			if ( $next === null ) {
				break;
			}
			$this->moveDay( ...$next );
			if ( microtime( true ) >= $end ) {
				throw new JobDeferred( self::KIND, $this->clock->now() );
			}
		}
		if ( ! $this->unmoved->isMoved() && ! $this->unmoved->markEmpty( $this->clock->now() ) ) {
			throw new JobDeferred( self::KIND, $this->clock->now()->modify( '+1 hour' ) );
		}
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

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses\Counts;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Job;
use UserFeedback\Database\JobDeferred;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\NewJob;
use UserFeedback\Database\Outbox;
use UserFeedback\Support\Clock;

/**
 * Adds up the rows over which the writers of a day and of a month were spread, once these have passed: reading a count then takes one row of each. It
 * remembers the last day that it finished, so it reads the counts of the days since then and no others.
 *
 * @since 0.7.0
 */
final class CountFolding implements JobHandler {

	public const KIND = 'fold-counts';

	/** Option with the last local date whose counts were added up; not autoloaded. */
	public const OPTION = 'userfeedback_counts_folded';

	/** Seconds after which other jobs have their turn. */
	private const TIME = 2.0;

	/** Days that are looked at when the last one is not known. */
	private const FIRST = '-35 days';

	/** Surveys that are looked for at once. */
	private const BATCH = 200;

	/**
	 * @param float $time Seconds for each turn.
	 */
	public function __construct(
		private readonly CountWriter $counts,
		private readonly Outbox $outbox,
		private readonly Clock $clock,
		private readonly float $time = self::TIME
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * Daily: stores the job.
	 */
	public function begin(): void {
		$this->outbox->addAll( new NewJob( self::KIND, [] ) );
	}

	/**
	 * @throws JobDeferred When there is more to do.
	 */
	public function handle( Job $job ): void {
		$end  = microtime( true ) + $this->time;
		$last = $this->counts->lastSettledDay();
		// The day that was finished last once more: when the time zone was changed, it may have got new rows.
		for ( $day = $this->lastFolded( $last ); $day <= $last; $day = self::next( $day ) ) {
			$this->fold( Period::day( $day ), $end );
			if ( Period::endsMonth( $day ) ) {
				$this->fold( Period::month( $day ), $end );
			}
			update_option( self::OPTION, $day, false );
		}
	}

	private function fold( int $period, float $end ): void {
		$after = 0;
		do {
			$ids = $this->counts->spreadSurveys( $period, $after, self::BATCH );
			foreach ( $ids as $id ) {
				$this->counts->fold( $id, $period );
				$after = $id;
				if ( microtime( true ) >= $end ) {
					throw new JobDeferred( self::KIND, $this->clock->now() );
				}
			}
		} while ( count( $ids ) === self::BATCH );
	}

	private function lastFolded( string $last ): string {
		$day = get_option( self::OPTION );
		return is_string( $day ) ? $day : ( new DateTimeImmutable( $last ) )->modify( self::FIRST )->format( 'Y-m-d' );
	}

	private static function next( string $day ): string {
		return ( new DateTimeImmutable( $day ) )->modify( '+1 day' )->format( 'Y-m-d' );
	}
}

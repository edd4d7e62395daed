<?php

declare( strict_types=1 );

namespace UserFeedback\Responses\Counts;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Model\Capability;

/**
 * Adds up the rows over which the writers of a day and of a month were spread, once these have passed: reading a count then takes one row of each.
 * Its state is the last day that it finished, so it reads the counts of the days since then and no others.
 *
 * @since 0.7.0
 */
final class CountFolding implements LongWork {

	public const KIND = 'fold-counts';

	/** Days that are looked at when the last one is not known. */
	private const FIRST = '-35 days';

	/** Surveys that are looked for at once. */
	private const BATCH = 200;

	public function __construct(
		private readonly CountWriter $counts,
		private readonly WorkQueue $queue
	) {}

	public function kind(): string {
		return self::KIND;
	}

	public function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Daily: stores the job, which goes on where the last one ended.
	 */
	public function begin(): void {
		$this->queue->begin( self::KIND, '', $this->queue->find( self::KIND )->state ?? [] );
	}

	public function step( Step $step ): StepResult {
		$state = $step->state;
		$last  = $this->counts->lastSettledDay();
		// The day that was finished last once more: when the time zone was changed, it may have got new rows.
		for ( $day = self::firstDay( $state, $last ); $day <= $last; $day = self::next( $day ) ) {
			$isFolded = $this->fold( Period::day( $day ), $step )
				&& ( ! Period::endsMonth( $day ) || $this->fold( Period::month( $day ), $step ) );
			if ( ! $isFolded ) {
				return StepResult::unfinished( $state, $step->done );
			}
			$state = [ 'day' => $day ];
		}
		return StepResult::finished( $state, $step->done );
	}

	/**
	 * @return bool Whether it was finished before the step was over.
	 */
	private function fold( int $period, Step $step ): bool {
		$after = 0;
		do {
			$ids = $this->counts->spreadSurveys( $period, $after, self::BATCH );
			foreach ( $ids as $id ) {
				$this->counts->fold( $id, $period );
				$after = $id;
				if ( $step->isOver() ) {
					return false;
				}
			}
		} while ( count( $ids ) === self::BATCH );
		return true;
	}

	/**
	 * @param array<string, mixed> $state
	 */
	private static function firstDay( array $state, string $last ): string {
		$day = $state['day'] ?? null;
		return is_string( $day ) ? $day : ( new DateTimeImmutable( $last ) )->modify( self::FIRST )->format( 'Y-m-d' );
	}

	private static function next( string $day ): string {
		return ( new DateTimeImmutable( $day ) )->modify( '+1 day' )->format( 'Y-m-d' );
	}
}

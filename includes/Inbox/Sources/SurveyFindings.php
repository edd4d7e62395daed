<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox\Sources;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Support\DayRange;
use UserFeedback\Surveys\OpenPeriod;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveySummary;

/**
 * What surveys a user should know of: looked for once a day, because it reads the counts of all surveys, and kept in an option.
 *
 * @phpstan-type Found array{unseen: array<int, array{int, string}>, answered: array<int, string>}
 * @since 0.7.0
 */
final class SurveyFindings {

	/** Not autoloaded. */
	public const OPTION = 'userfeedback_survey_findings';

	/** Days without impressions. */
	private const UNSEEN_DAYS = 7;

	/** Responses that are a beginning. */
	public const FIRST = 10;

	/** Days for which reaching them is news. */
	private const NEWS_DAYS = 30;

	/** Surveys of each kind; the newest. */
	private const MAX = 10;

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly SurveyCountsRepository $counts,
		private readonly OpenPeriod $period,
		private readonly Clock $clock
	) {}

	/**
	 * Daily task.
	 */
	public function look(): void {
		update_option(
			self::OPTION,
			[
				'unseen'   => $this->unseen(),
				'answered' => $this->answered(),
			],
			false
		);
	}

	/**
	 * What was found last.
	 *
	 * @return Found Survey → its revision then and the local date of the first look, or the local date of the tenth response.
	 */
	public function last(): array {
		$stored = get_option( self::OPTION );
		/** @var Found */
		return ( is_array( $stored ) ? $stored : [] ) + [
			'unseen'   => [],
			'answered' => [],
		];
	}

	/**
	 * @return array<int, array{int, string}>
	 */
	private function unseen(): array {
		$known   = $this->last()['unseen'];
		$days    = $this->lastDays( self::UNSEEN_DAYS );
		$surveys = $this->surveys->publishedSince( new DateTimeImmutable( $days->from, $this->clock->zone() ) );
		$ids     = array_map( static fn ( SurveySummary $survey ) => $survey->id, $surveys );
		// A browser without scripts answers without an impression.
		$active = $this->counts->impressionsWithin( $ids, $days ) + $this->counts->responsesWithin( $ids, $days );
		$found  = [];
		foreach ( array_reverse( $surveys ) as $survey ) {
			if ( count( $found ) < self::MAX && ! isset( $active[ $survey->id ] ) && $this->period->endedOn( $survey, $this->clock ) === null ) {
				[ $revision, $day ]   = $known[ $survey->id ] ?? [ 0, '' ];
				$found[ $survey->id ] = [ $survey->revision, $revision === $survey->revision ? $day : $days->to ];
			}
		}
		return $found;
	}

	/**
	 * @return array<int, string>
	 */
	private function answered(): array {
		$days   = $this->lastDays( self::NEWS_DAYS );
		$totals = array_filter( $this->counts->responsesOf( $this->surveys->idsOutsideTheTrash() ), static fn ( int $n ) => $n >= self::FIRST );
		$recent = $this->counts->responsesWithin( array_keys( $totals ), $days );
		$before = [];
		foreach ( $recent as $id => $count ) {
			if ( $totals[ $id ] - $count < self::FIRST ) {
				$before[ $id ] = $totals[ $id ] - $count;
			}
		}
		krsort( $before );
		$found = [];
		foreach ( array_slice( $before, 0, self::MAX, true ) as $id => $count ) {
			$found[ $id ] = $this->dayOfTenth( $id, $count, $days );
		}
		return $found;
	}

	/**
	 * @param int $count Responses before the days.
	 */
	private function dayOfTenth( int $id, int $count, DayRange $days ): string {
		foreach ( $this->counts->responsesByDay( $days, [ $id ] ) as $day => $more ) {
			$count += $more;
			if ( $count >= self::FIRST ) {
				return $day;
			}
		}
		return $days->to;
	}

	/**
	 * Today and the days before.
	 */
	private function lastDays( int $count ): DayRange {
		$today = $this->clock->now()->setTimezone( $this->clock->zone() );
		return new DayRange( $today->modify( "-$count days" )->format( 'Y-m-d' ), $today->format( 'Y-m-d' ) );
	}
}

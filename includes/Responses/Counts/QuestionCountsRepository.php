<?php

declare( strict_types=1 );

namespace UserFeedback\Responses\Counts;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Model\OptionId;
use UserFeedback\Responses\CountDelta;
use UserFeedback\Responses\SurveyCounts;
use UserFeedback\Support\DayRange;

/**
 * Reads what is counted for the questions of a survey, in ufb_question_counts. The cost grows with what is shown, not with the responses: all time is
 * one row a month of a count; a range is its whole months, and the days before and after them.
 *
 * @since 0.7.0
 */
final class QuestionCountsRepository {

	/** Newest days with responses on which the newest answers to a question are looked for first. */
	private const NEWEST_DAYS = 31;

	/** Periods times questions in one query: beyond some thousands of ranges, MariaDB stops to use the whole key. */
	private const LOOKUPS = 2000;

	/** Periods in one query: MariaDB makes a table of a list of 1,000. */
	private const LIST = 500;

	public function __construct(
		private readonly Connection $connection,
		private readonly DailyCountsRepository $unmoved
	) {}

	/**
	 * All counts of a survey in a range of local dates, both inclusive; null for all time.
	 */
	public function ofSurvey( int $surveyId, ?DayRange $range ): SurveyCounts {
		[ $ofSurvey, $own ]  = Period::condition( $range === null ? [ [ Period::ALL_TIME, Period::ALL_TIME ] ] : Period::ofRange( $range ) );
		[ $ofQuestion, $of ] = Period::condition( $range === null ? [ Period::MONTHS ] : Period::ofRange( $range ) );
		$items               = Connection::placeholders( CountDelta::OF_SURVEY, '%s' );
		$rows                = $this->unmoved->rowsWith(
			[
				[
					"SELECT '' AS question_id, item AS option_id, SUM( n ) AS n, 0 AS total FROM %i
					WHERE survey_id = %d AND item IN ( $items ) AND $ofSurvey GROUP BY item",
					[ $this->connection->table( 'survey_counts' ), $surveyId, ...CountDelta::OF_SURVEY, ...$own ],
				],
				[
					"SELECT question_id, option_id, SUM( n ) AS n, SUM( total ) AS total FROM %i FORCE INDEX ( PRIMARY )
					WHERE survey_id = %d AND $ofQuestion GROUP BY question_id, option_id",
					[ $this->connection->table( 'question_counts' ), $surveyId, ...$of ],
				],
			],
			$this->unmoved->ofSurvey( $surveyId, $range )
		);
		return SurveyCounts::fromParts( CountDelta::fromRows( $rows ) );
	}

	/**
	 * A count of a question, ever.
	 *
	 * @param string $option Option, or a reserved word of OptionId.
	 */
	public function ofQuestion( int $surveyId, string $questionId, string $option ): int {
		return (int) array_sum( array_column( $this->ofQuestions( $surveyId, [ $questionId ], [ $option ], null, [ Period::MONTHS ] ), 'n' ) );
	}

	/**
	 * A count of a question by day, newest day first.
	 *
	 * @param string        $option Option, or a reserved word of OptionId.
	 * @param DayRange|null $range  Local dates, both inclusive; null for all time.
	 * @return array<string, int> By local date; a day on which it is 0 is missing.
	 */
	public function ofQuestionByDay( int $surveyId, string $questionId, string $option, ?DayRange $range ): array {
		$days = [];
		foreach ( $this->ofQuestions( $surveyId, [ $questionId ], [ $option ], $range, self::daysOf( $range ) ) as $row ) {
			$day          = Period::firstDay( Period::day( (string) $row['period'] ) );
			$days[ $day ] = ( $days[ $day ] ?? 0 ) + (int) $row['n'];
		}
		krsort( $days );
		return array_filter( $days );
	}

	/**
	 * The answers to a question over time: how many responses, the sum of the numbers, and how many are of each group of options.
	 *
	 * @param DayRange                    $range     Local dates, both inclusive.
	 * @param array<string, list<string>> $groups    Options by the name of a group.
	 * @param bool                        $isByMonth Whether whole months stand under their first day.
	 * @return array<string, array<string, int>> By local date: answered, total and each group; days without answers are missing.
	 */
	public function overTime( int $surveyId, string $questionId, DayRange $range, array $groups, bool $isByMonth ): array {
		$periods = $isByMonth ? Period::ofRange( $range ) : Period::daysOfRange( $range );
		$groups += [ 'answered' => [ OptionId::ANSWERED ] ];
		$days    = [];
		foreach ( $this->ofQuestions( $surveyId, [ $questionId ], [], $range, $periods ) as $row ) {
			$day             = Period::firstDay( Period::day( (string) $row['period'] ) );
			$days[ $day ]  ??= array_fill_keys( [ ...array_keys( $groups ), 'total' ], 0 );
			$days[ $day ]['total'] += (int) $row['total'];
			foreach ( $groups as $name => $options ) {
				$days[ $day ][ $name ] += in_array( (string) $row['option_id'], $options, true ) ? (int) $row['n'] : 0;
			}
		}
		return $days;
	}

	/**
	 * The local dates of the newest answers to questions.
	 *
	 * @param list<string>  $questionIds
	 * @param DayRange|null $range       Local dates, both inclusive; null for all time.
	 * @param int           $limit       Of the answers to each.
	 * @return array<string, non-empty-list<string>> By question; one that was not answered is missing.
	 */
	public function answeredDays( int $surveyId, array $questionIds, ?DayRange $range, int $limit ): array {
		if ( $questionIds === [] ) {
			return [];
		}
		$answered = [ OptionId::ANSWERED ];
		// All of them while earlier counts are still elsewhere.
		$newest = $this->unmoved->isMoved() ? self::NEWEST_DAYS : null;
		$counts = self::byQuestion( $this->ofQuestions( $surveyId, $questionIds, $answered, $range, self::daysOf( $range ), $newest ) );
		$left   = array_values( array_filter( $questionIds, static fn ( string $id ) => array_sum( $counts[ $id ] ?? [] ) < $limit ) );
		if ( $left !== [] && $newest !== null ) {
			$periods = $range === null ? [ Period::MONTHS ] : Period::ofRange( $range );
			$wanted  = [];
			foreach ( self::byQuestion( $this->ofQuestions( $surveyId, $left, $answered, $range, $periods ) ) as $months ) {
				foreach ( self::until( $months, $limit ) as $start ) {
					$wanted[ Period::month( $start ) ] = Period::daysOfMonth( Period::month( $start ), $range );
				}
			}
			$days   = $wanted === [] ? [] : $this->ofQuestions( $surveyId, $left, $answered, $range, array_values( $wanted ) );
			$counts = array_replace( $counts, self::byQuestion( $days ) );
		}
		return array_map( static fn ( array $days ) => self::until( $days, $limit ), $counts );
	}

	/**
	 * Counts of questions by period. Only periods in which the survey has responses are looked up, each by the whole key, in one statement.
	 *
	 * @param non-empty-list<string>          $questionIds
	 * @param list<string>                    $options     Options, or reserved words of OptionId; none for all.
	 * @param DayRange|null                   $range       That of the periods; null for all time.
	 * @param non-empty-list<array{int, int}> $periods     See Period::ofRange().
	 * @param int|null                        $newest      Only so many of the newest periods.
	 * @return list<array<string, string|null>> With period, question_id, option_id, n and total.
	 */
	private function ofQuestions(
		int $surveyId,
		array $questionIds,
		array $options,
		?DayRange $range,
		array $periods,
		?int $newest = null
	): array {
		$questions = Connection::placeholders( $questionIds, '%s' );
		$which     = $options === [] ? '' : ' AND option_id IN ( ' . Connection::placeholders( $options, '%s' ) . ' )';
		$queries   = [];
		$at        = max( 1, min( self::LIST, intdiv( self::LOOKUPS, count( $questionIds ) ) ) );
		foreach ( array_chunk( $this->periods( $surveyId, $periods, $newest ), $at ) as $some ) {
			$queries[] = [
				'SELECT period, question_id, option_id, SUM( n ) AS n, SUM( total ) AS total FROM %i FORCE INDEX ( PRIMARY )
				WHERE survey_id = %d AND period IN ( ' . Connection::placeholders( $some ) . " ) AND question_id IN ( $questions )$which
				GROUP BY period, question_id, option_id",
				[ $this->connection->table( 'question_counts' ), $surveyId, ...$some, ...$questionIds, ...$options ],
			];
		}
		return $this->unmoved->rowsWith( $queries, $this->unmoved->ofQuestions( $surveyId, $questionIds, $options, $range ) );
	}

	/**
	 * The periods in which a survey has responses, newest first.
	 *
	 * @param non-empty-list<array{int, int}> $periods Some of these.
	 * @param int|null                        $newest  At most so many.
	 * @return list<int>
	 */
	private function periods( int $surveyId, array $periods, ?int $newest ): array {
		[ $where, $values ] = Period::condition( $periods );
		$rows               = $this->connection->rows(
			"SELECT DISTINCT period FROM %i FORCE INDEX ( PRIMARY ) WHERE survey_id = %d AND item = %s AND $where ORDER BY period DESC"
			. ( $newest === null ? '' : ' LIMIT %d' ),
			$this->connection->table( 'survey_counts' ),
			$surveyId,
			OptionId::RESPONSES,
			...$values,
			...( $newest === null ? [] : [ $newest ] )
		);
		// What is moved after this statement is found by the next one.
		$unmoved = array_filter(
			$this->unmoved->periods( $surveyId ),
			static fn ( int $period ) => array_filter( $periods, static fn ( array $some ) => $period >= $some[0] && $period <= $some[1] ) !== []
		);
		return array_values( array_unique( [ ...array_map( intval( ... ), array_column( $rows, 'period' ) ), ...$unmoved ] ) );
	}

	/**
	 * @param list<array<string, string|null>> $rows With period, question_id and n.
	 * @return array<string, non-empty-array<string, int>> Question → first day of a period → count, newest first; only counts above 0.
	 */
	private static function byQuestion( array $rows ): array {
		$sums = [];
		foreach ( $rows as $row ) {
			$day = Period::firstDay( Period::day( (string) $row['period'] ) );
			$sum = $sums[ (string) $row['question_id'] ][ $day ] ?? 0;

			$sums[ (string) $row['question_id'] ][ $day ] = $sum + (int) $row['n'];
		}
		$counts = [];
		foreach ( $sums as $question => $days ) {
			krsort( $days );
			$answered = array_filter( $days, static fn ( int $count ) => $count > 0 );
			if ( $answered !== [] ) {
				$counts[ (string) $question ] = $answered;
			}
		}
		return $counts;
	}

	/**
	 * The first keys whose counts reach a number together.
	 *
	 * @param non-empty-array<string, int> $counts By day.
	 * @return non-empty-list<string>
	 */
	private static function until( array $counts, int $limit ): array {
		$days = [];
		$sum  = 0;
		foreach ( $counts as $day => $count ) {
			$days[] = (string) $day;
			$sum   += $count;
			if ( $sum >= $limit ) {
				break;
			}
		}
		return $days;
	}

	/**
	 * @return non-empty-list<array{int, int}>
	 */
	private static function daysOf( ?DayRange $range ): array {
		return $range === null ? [ Period::DAYS ] : Period::daysOfRange( $range );
	}
}

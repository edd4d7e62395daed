<?php

declare( strict_types=1 );

namespace UserFeedback\Responses\Counts;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Model\OptionId;
use UserFeedback\Responses\CountDelta;
use UserFeedback\Support\DayRange;

/**
 * Reads what is counted for surveys as a whole, in ufb_survey_counts. The cost grows with what is shown, not with the responses: all time is one row
 * of a count; a range is its whole months, and the days before and after them.
 *
 * @since 0.7.0
 */
final class SurveyCountsRepository {

	/** Most surveys in one query: MariaDB makes a table of a list of 1,000. */
	private const CHUNK = 500;

	private const LAST_DAY = '9999-12-31';

	public function __construct(
		private readonly Connection $connection,
		private readonly DailyCountsRepository $unmoved
	) {}

	/**
	 * The number of responses of a survey in a range of local dates, both inclusive.
	 */
	public function responses( int $surveyId, ?DayRange $range ): int {
		return array_sum( $this->totals( [ $surveyId ], [ OptionId::RESPONSES ], $range ) );
	}

	/**
	 * How often a survey was shown, ever.
	 */
	public function impressions( int $surveyId ): int {
		return array_sum( $this->totals( [ $surveyId ], [ OptionId::IMPRESSIONS ], null ) );
	}

	/**
	 * The number of responses of several surveys, ever.
	 *
	 * @param list<int> $surveyIds
	 * @return array<int, int> By survey; one without responses is missing.
	 */
	public function responsesOf( array $surveyIds ): array {
		return $this->totals( $surveyIds, [ OptionId::RESPONSES ], null );
	}

	/**
	 * The number of responses of several surveys in a range of local dates, both inclusive.
	 *
	 * @param list<int> $surveyIds
	 * @return array<int, int> By survey; one without responses is missing.
	 */
	public function responsesWithin( array $surveyIds, DayRange $range ): array {
		return array_filter( $this->totals( $surveyIds, [ OptionId::RESPONSES ], $range ) );
	}

	/**
	 * How often several surveys were shown in a range of local dates, both inclusive.
	 *
	 * @param list<int> $surveyIds
	 * @return array<int, int> By survey; one that was not shown is missing.
	 */
	public function impressionsWithin( array $surveyIds, DayRange $range ): array {
		return array_filter( $this->totals( $surveyIds, [ OptionId::IMPRESSIONS ], $range ) );
	}

	/**
	 * The number of responses of each day, several surveys together.
	 *
	 * @param list<int> $surveyIds
	 * @return array<string, int> By local date; a day without responses is missing.
	 */
	public function responsesByDay( DayRange $range, array $surveyIds ): array {
		return $this->days( $surveyIds, [ OptionId::RESPONSES ], $range );
	}

	/**
	 * The number of published responses of a survey including tests: the length of its list.
	 *
	 * @param DayRange|null $days Only these local dates.
	 */
	public function listed( int $surveyId, ?DayRange $days = null ): int {
		return array_sum( $this->totals( [ $surveyId ], [ OptionId::RESPONSES, OptionId::TESTS ], $days ) );
	}

	/**
	 * The number of those in its list that are of later local dates.
	 */
	public function listedAfter( int $surveyId, string $day ): int {
		$next = ( new DateTimeImmutable( $day ) )->modify( '+1 day' )->format( 'Y-m-d' );
		return $this->listed( $surveyId, new DayRange( $next, self::LAST_DAY ) );
	}

	/**
	 * How many responses the list of a survey has on each day, as listed() counts them, oldest day first.
	 *
	 * @param DayRange|null $days Only these local dates.
	 * @return array<string, int> By local date; a day without any is missing.
	 */
	public function listedDays( int $surveyId, ?DayRange $days ): array {
		return $this->days( [ $surveyId ], [ OptionId::RESPONSES, OptionId::TESTS ], $days );
	}

	/**
	 * The first local date with a count of a survey as a whole; null if there is none.
	 */
	public function firstDay( int $surveyId ): ?string {
		$queries = array_map(
			fn ( string $item ) => [
				'SELECT MIN( period ) AS period FROM %i WHERE survey_id = %d AND item = %s AND period BETWEEN %d AND %d',
				[ $this->table(), $surveyId, $item, ...Period::DAYS ],
			],
			CountDelta::OF_SURVEY
		);
		$rows    = $this->unmoved->rowsWith( $queries, $this->unmoved->firstDay( $surveyId ) );
		$days    = array_filter( array_column( $rows, 'period' ), is_string( ... ) );
		return $days === [] ? null : min( array_map( static fn ( string $day ) => Period::firstDay( Period::day( $day ) ), $days ) );
	}

	/**
	 * @param list<int>             $surveyIds
	 * @param non-empty-list<string> $items    Reserved words of OptionId.
	 * @return array<int, int> By survey; one without a count is missing.
	 */
	private function totals( array $surveyIds, array $items, ?DayRange $range ): array {
		[ $where, $values ] = Period::condition( $range === null ? [ [ Period::ALL_TIME, Period::ALL_TIME ] ] : Period::ofRange( $range ) );
		$marks              = Connection::placeholders( $items, '%s' );
		$totals             = [];
		foreach ( array_chunk( $surveyIds, self::CHUNK ) as $ids ) {
			$query = [
				'SELECT survey_id, SUM( n ) AS n FROM %i FORCE INDEX ( PRIMARY ) WHERE survey_id IN ( ' . Connection::placeholders( $ids ) . " )
				AND item IN ( $marks ) AND $where GROUP BY survey_id",
				[ $this->table(), ...$ids, ...$items, ...$values ],
			];
			foreach ( $this->unmoved->rowsWith( [ $query ], $this->unmoved->ofSurveys( $ids, $items, $range ) ) as $row ) {
				$id            = (int) $row['survey_id'];
				$totals[ $id ] = ( $totals[ $id ] ?? 0 ) + (int) $row['n'];
			}
		}
		return $totals;
	}

	/**
	 * @param list<int>              $surveyIds
	 * @param non-empty-list<string> $items     Reserved words of OptionId.
	 * @return array<string, int> By local date, oldest first; a day without a count is missing.
	 */
	private function days( array $surveyIds, array $items, ?DayRange $range ): array {
		[ $where, $values ] = Period::condition( $range === null ? [ Period::DAYS ] : Period::daysOfRange( $range ) );
		$marks              = Connection::placeholders( $items, '%s' );
		$days               = [];
		// Ids and not a join: only so are the days a range of the primary key, survey by survey.
		foreach ( array_chunk( $surveyIds, self::CHUNK ) as $ids ) {
			$query = [
				'SELECT period, SUM( n ) AS n FROM %i FORCE INDEX ( PRIMARY ) WHERE survey_id IN ( ' . Connection::placeholders( $ids ) . " )
				AND item IN ( $marks ) AND $where GROUP BY period",
				[ $this->table(), ...$ids, ...$items, ...$values ],
			];
			foreach ( $this->unmoved->rowsWith( [ $query ], $this->unmoved->byDay( $ids, $items, $range ) ) as $row ) {
				$day          = Period::firstDay( Period::day( (string) $row['period'] ) );
				$days[ $day ] = ( $days[ $day ] ?? 0 ) + (int) $row['n'];
			}
		}
		ksort( $days );
		return array_filter( $days );
	}

	private function table(): string {
		return $this->connection->table( 'survey_counts' );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses\Counts;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Model\OptionId;
use UserFeedback\Responses\CountDelta;

/**
 * Compares stored counts with recounted ones and corrects the difference, period by period. Its caller keeps others from changing the counts: it has
 * locked the survey, and moved what DailyCountsRepository had.
 *
 * @since 0.7.0
 */
final class RecountRepository {

	/** Have no rows that could be counted. */
	private const KEPT = [ OptionId::IMPRESSIONS, OptionId::STARTS, OptionId::REACHED ];

	public function __construct(
		private readonly Connection $connection,
		private readonly CountWriter $writer
	) {}

	/**
	 * Days and months for which something of a survey is counted.
	 *
	 * @return list<int> See Period.
	 */
	public function periods( int $surveyId ): array {
		$rows = $this->connection->rowsOfAll(
			[
				[ 'SELECT DISTINCT period FROM %i WHERE survey_id = %d', [ $this->connection->table( 'survey_counts' ), $surveyId ] ],
				[ 'SELECT DISTINCT period FROM %i WHERE survey_id = %d', [ $this->connection->table( 'question_counts' ), $surveyId ] ],
			]
		);
		return array_values( array_diff( array_map( intval( ... ), array_column( $rows, 'period' ) ), [ Period::ALL_TIME ] ) );
	}

	/**
	 * Corrects the counts of a day, and its month and all time by the same; impressions and progress stay.
	 *
	 * @param string           $day     Local date.
	 * @param list<CountDelta> $counted What the responses of the day are.
	 * @return bool Whether a count was wrong.
	 */
	public function correctDay( int $surveyId, string $day, array $counted ): bool {
		$period = Period::day( $day );
		$stored = array_filter(
			$this->sums( $surveyId, [ [ $period, $period ] ] ),
			static fn ( CountDelta $sum ) => ! in_array( $sum->optionId, self::KEPT, true )
		);
		$wrong  = self::difference( self::byKey( $counted ), $stored );
		$this->writer->add( $surveyId, $day, $wrong );
		return $wrong !== [];
	}

	/**
	 * Makes the counts of a month what those of its days are together.
	 *
	 * @return bool Whether a count was wrong.
	 */
	public function correctMonth( int $surveyId, int $month ): bool {
		$days  = $this->sums( $surveyId, [ Period::daysOfMonth( $month, null ) ] );
		$wrong = self::difference( $days, $this->sums( $surveyId, [ [ $month, $month ] ] ) );
		$this->writer->addToPeriod( $surveyId, $month, $wrong );
		return $wrong !== [];
	}

	/**
	 * Makes the counts of all time what those of the months are together.
	 *
	 * @return bool Whether a count was wrong.
	 */
	public function correctAllTime( int $surveyId ): bool {
		$wrong = self::difference( $this->ofSurvey( $surveyId, [ Period::MONTHS ] ), $this->ofSurvey( $surveyId, [ [ 0, 0 ] ] ) );
		$this->writer->addToPeriod( $surveyId, Period::ALL_TIME, $wrong );
		return $wrong !== [];
	}

	/**
	 * All counts of some periods together.
	 *
	 * @param non-empty-list<array{int, int}> $periods
	 * @return array<string, CountDelta> By question and option.
	 */
	private function sums( int $surveyId, array $periods ): array {
		[ $where, $values ] = Period::condition( $periods );
		$rows               = $this->connection->rows(
			"SELECT question_id, option_id, SUM( n ) AS n, SUM( total ) AS total, SUM( squares ) AS squares
			FROM %i FORCE INDEX ( PRIMARY ) WHERE survey_id = %d AND $where GROUP BY question_id, option_id FOR UPDATE",
			$this->connection->table( 'question_counts' ),
			$surveyId,
			...$values
		);
		return $this->ofSurvey( $surveyId, $periods ) + self::byKey( CountDelta::fromRows( $rows ) );
	}

	/**
	 * Counts of the survey as a whole.
	 *
	 * @param non-empty-list<array{int, int}> $periods
	 * @return array<string, CountDelta> By question and option.
	 */
	private function ofSurvey( int $surveyId, array $periods ): array {
		[ $where, $values ] = Period::condition( $periods );
		$items              = CountDelta::OF_SURVEY;
		$rows               = $this->connection->rows(
			"SELECT '' AS question_id, item AS option_id, SUM( n ) AS n, 0 AS total, 0 AS squares FROM %i FORCE INDEX ( PRIMARY )
			WHERE survey_id = %d AND item IN ( " . Connection::placeholders( $items, '%s' ) . " ) AND $where GROUP BY item FOR UPDATE",
			$this->connection->table( 'survey_counts' ),
			$surveyId,
			...$items,
			...$values
		);
		return self::byKey( CountDelta::fromRows( $rows ) );
	}

	/**
	 * @param array<CountDelta> $deltas
	 * @return array<string, CountDelta> By question and option.
	 */
	private static function byKey( array $deltas ): array {
		$byKey = [];
		foreach ( $deltas as $delta ) {
			$key           = "$delta->questionId $delta->optionId";
			$byKey[ $key ] = isset( $byKey[ $key ] ) ? $byKey[ $key ]->plus( $delta ) : $delta;
		}
		return $byKey;
	}

	/**
	 * What has to be added to stored counts.
	 *
	 * @param array<string, CountDelta> $right
	 * @param array<string, CountDelta> $stored
	 * @return list<CountDelta>
	 */
	private static function difference( array $right, array $stored ): array {
		foreach ( $stored as $key => $delta ) {
			$less          = new CountDelta( $delta->questionId, $delta->optionId, -$delta->count, -$delta->value, -$delta->square );
			$right[ $key ] = isset( $right[ $key ] ) ? $right[ $key ]->plus( $less ) : $less;
		}
		return array_values( array_filter( $right, static fn ( CountDelta $delta ) => ! $delta->isZero() ) );
	}
}

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

	private const LOCK = ' FOR UPDATE';

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
	 * Whether the counts of a day are others than those that its responses make. Changes and locks nothing.
	 *
	 * @param string           $day     Local date.
	 * @param list<CountDelta> $counted What the responses of the day are.
	 */
	public function isWrongDay( int $surveyId, string $day, array $counted ): bool {
		return $this->differenceOfDay( $surveyId, $day, $counted, '' ) !== [];
	}

	/**
	 * Whether the counts of a month are others than those of its days. Changes and locks nothing.
	 */
	public function isWrongMonth( int $surveyId, int $month ): bool {
		return $this->differenceOfMonth( $surveyId, $month, '' ) !== [];
	}

	/**
	 * Whether the counts of all time are others than those of the months. Changes and locks nothing.
	 */
	public function isWrongAllTime( int $surveyId ): bool {
		return $this->differenceOfAllTime( $surveyId, '' ) !== [];
	}

	/**
	 * Corrects the counts of a day, and its month and all time by the same; impressions and progress stay.
	 *
	 * @param string           $day     Local date.
	 * @param list<CountDelta> $counted What the responses of the day are.
	 * @return bool Whether a count was wrong.
	 */
	public function correctDay( int $surveyId, string $day, array $counted ): bool {
		$wrong = $this->differenceOfDay( $surveyId, $day, $counted, self::LOCK );
		$this->writer->add( $surveyId, $day, $wrong );
		return $wrong !== [];
	}

	/**
	 * Makes the counts of a month what those of its days are together.
	 *
	 * @return bool Whether a count was wrong.
	 */
	public function correctMonth( int $surveyId, int $month ): bool {
		$wrong = $this->differenceOfMonth( $surveyId, $month, self::LOCK );
		$this->writer->addToPeriod( $surveyId, $month, $wrong );
		return $wrong !== [];
	}

	/**
	 * Makes the counts of all time what those of the months are together.
	 *
	 * @return bool Whether a count was wrong.
	 */
	public function correctAllTime( int $surveyId ): bool {
		$wrong = $this->differenceOfAllTime( $surveyId, self::LOCK );
		$this->writer->addToPeriod( $surveyId, Period::ALL_TIME, $wrong );
		return $wrong !== [];
	}

	/**
	 * @param list<CountDelta> $counted
	 * @param string           $lock    LOCK, or '' to only read.
	 * @return list<CountDelta> What has to be added.
	 */
	private function differenceOfDay( int $surveyId, string $day, array $counted, string $lock ): array {
		$period = Period::day( $day );
		$stored = array_filter(
			$this->sums( $surveyId, [ [ $period, $period ] ], $lock ),
			static fn ( CountDelta $sum ) => ! in_array( $sum->optionId, self::KEPT, true )
		);
		return self::difference( self::byKey( $counted ), $stored );
	}

	/**
	 * @return list<CountDelta> What has to be added.
	 */
	private function differenceOfMonth( int $surveyId, int $month, string $lock ): array {
		$days = $this->sums( $surveyId, [ Period::daysOfMonth( $month, null ) ], $lock );
		return self::difference( $days, $this->sums( $surveyId, [ [ $month, $month ] ], $lock ) );
	}

	/**
	 * @return list<CountDelta> What has to be added.
	 */
	private function differenceOfAllTime( int $surveyId, string $lock ): array {
		return self::difference(
			$this->ofSurvey( $surveyId, [ Period::MONTHS ], $lock ),
			$this->ofSurvey( $surveyId, [ [ 0, 0 ] ], $lock )
		);
	}

	/**
	 * All counts of some periods together.
	 *
	 * @param non-empty-list<array{int, int}> $periods
	 * @return array<string, CountDelta> By question and option.
	 */
	private function sums( int $surveyId, array $periods, string $lock ): array {
		[ $where, $values ] = Period::condition( $periods );
		$rows               = $this->connection->rows(
			"SELECT question_id, option_id, SUM( n ) AS n, SUM( total ) AS total, SUM( squares ) AS squares
			FROM %i FORCE INDEX ( PRIMARY ) WHERE survey_id = %d AND $where GROUP BY question_id, option_id$lock",
			$this->connection->table( 'question_counts' ),
			$surveyId,
			...$values
		);
		return $this->ofSurvey( $surveyId, $periods, $lock ) + self::byKey( CountDelta::fromRows( $rows ) );
	}

	/**
	 * Counts of the survey as a whole.
	 *
	 * @param non-empty-list<array{int, int}> $periods
	 * @return array<string, CountDelta> By question and option.
	 */
	private function ofSurvey( int $surveyId, array $periods, string $lock ): array {
		[ $where, $values ] = Period::condition( $periods );
		$items              = CountDelta::OF_SURVEY;
		$rows               = $this->connection->rows(
			"SELECT '' AS question_id, item AS option_id, SUM( n ) AS n, 0 AS total, 0 AS squares FROM %i FORCE INDEX ( PRIMARY )
			WHERE survey_id = %d AND item IN ( " . Connection::placeholders( $items, '%s' ) . " ) AND $where GROUP BY item$lock",
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

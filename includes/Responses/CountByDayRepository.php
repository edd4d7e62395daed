<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Support\DayRange;

/**
 * Reads one of the counts that DailyCounts keeps, by day.
 *
 * @since 0.5.0
 */
final class CountByDayRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * A count of a survey in a range of local dates, both inclusive.
	 *
	 * @param string        $questionId '' for a count of the survey as a whole.
	 * @param string        $hash       Option, or a reserved word of OptionId.
	 * @param DayRange|null $range      Null for all time.
	 */
	public function sum( int $surveyId, string $questionId, string $hash, ?DayRange $range ): int {
		return array_sum( $this->days( $surveyId, $questionId, $hash, $range ) );
	}

	/**
	 * A count of a survey by day, newest day first; see sum().
	 *
	 * @return array<string, int> By local date; a day on which it is 0 is missing.
	 */
	public function days( int $surveyId, string $questionId, string $hash, ?DayRange $range ): array {
		$rows = $this->connection->rows(
			'SELECT day, SUM( n ) AS n FROM %i WHERE survey_id = %d' . ( $range === null ? '' : ' AND day BETWEEN %s AND %s' )
			. ' AND question_id = %s AND option_hash = %s GROUP BY day HAVING SUM( n ) <> 0 ORDER BY day DESC',
			$this->connection->table( 'daily_counts' ),
			$surveyId,
			...[ ...( $range === null ? [] : [ $range->from, $range->to ] ), $questionId, $hash ]
		);
		$days = [];
		foreach ( $rows as $row ) {
			$days[ (string) $row['day'] ] = (int) $row['n'];
		}
		return $days;
	}
}

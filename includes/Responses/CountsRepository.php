<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Model\OptionId;
use UserFeedback\Support\DayRange;

/**
 * Reads what DailyCounts keeps, for results. The cost grows with the days and options of a survey, not with its responses.
 *
 * @since 0.5.0
 */
final class CountsRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * All counts of a survey in a range of local dates, both inclusive; null for all time.
	 */
	public function ofSurvey( int $surveyId, ?DayRange $range ): SurveyCounts {
		[ $where, $values ] = $range === null ? [ '', [] ] : [ ' AND day BETWEEN %s AND %s', [ $range->from, $range->to ] ];
		$rows               = $this->connection->rows(
			"SELECT question_id, option_hash, SUM( n ) AS n, SUM( total ) AS total FROM %i
			WHERE survey_id = %d$where GROUP BY question_id, option_hash",
			$this->table(),
			$surveyId,
			...$values
		);
		$counts             = [];
		$durations          = [];
		foreach ( $rows as $row ) {
			$hash = (string) $row['option_hash'];
			if ( str_starts_with( $hash, OptionId::SECONDS ) ) {
				$durations[ (int) substr( $hash, strlen( OptionId::SECONDS ) ) ] = [
					'n'     => (int) $row['n'],
					'total' => (int) $row['total'],
				];
				continue;
			}
			$counts[ (string) $row['question_id'] ][ $hash ] = (int) $row['n'];
		}
		return new SurveyCounts( $counts, $durations );
	}

	/**
	 * The answers to a question day by day: how many responses, the sum and number of the numbers, and how many are of each group of options.
	 *
	 * @param DayRange                        $range  Local dates, both inclusive.
	 * @param array<string, list<string>>     $groups Hashes of options by the name of a group, letters only.
	 * @return array<string, array<string, int>> By local date: answered, numbers, total and each group; days without answers are missing.
	 */
	public function byDay( int $surveyId, string $questionId, DayRange $range, array $groups ): array {
		$sums   = '';
		$values = [];
		foreach ( $groups as $name => $hashes ) {
			$sums    .= ", SUM( CASE WHEN option_hash IN ( " . Connection::placeholders( $hashes, '%s' ) . " ) THEN n ELSE 0 END ) AS $name";
			$values[] = $hashes;
		}
		$rows = $this->connection->rows(
			"SELECT day, SUM( CASE WHEN option_hash = %s THEN n ELSE 0 END ) AS answered, SUM( total ) AS total$sums
			FROM %i WHERE survey_id = %d AND day BETWEEN %s AND %s AND question_id = %s GROUP BY day",
			OptionId::ANSWERED,
			...[ ...array_merge( ...$values ), $this->table(), $surveyId, $range->from, $range->to, $questionId ]
		);
		$days = [];
		foreach ( $rows as $row ) {
			$day          = (string) $row['day'];
			$days[ $day ] = array_map( intval( ... ), array_diff_key( $row, [ 'day' => true ] ) );
		}
		return $days;
	}

	/**
	 * The first local date with a count of a survey; null if there is none.
	 */
	public function firstDay( int $surveyId ): ?string {
		return $this->connection->value( 'SELECT MIN( day ) FROM %i WHERE survey_id = %d', $this->table(), $surveyId );
	}

	private function table(): string {
		return $this->connection->table( 'daily_counts' );
	}
}

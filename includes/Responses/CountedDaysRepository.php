<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Connection;
use UserFeedback\Model\OptionId;

/**
 * Compares what DailyCounts keeps with recounted numbers, day by day.
 *
 * @since 0.7.0
 */
final class CountedDaysRepository {

	public function __construct(
		private readonly Connection $connection,
		private readonly DailyCounts $counts
	) {}

	/**
	 * Local dates that have counts of a survey.
	 *
	 * @return list<string>
	 */
	public function days( int $surveyId ): array {
		$rows = $this->connection->rows( 'SELECT DISTINCT day FROM %i WHERE survey_id = %d', $this->table(), $surveyId );
		return array_map( static fn ( array $row ) => (string) $row['day'], $rows );
	}

	/**
	 * Replaces the stored counts of a day by recounted ones; impressions and progress stay.
	 *
	 * @param Closure(): list<CountDelta> $count Called once the stored counts are locked, so that no response is stored between counting and
	 *                                           writing.
	 * @return bool Whether a count was wrong.
	 */
	public function replaceDay( int $surveyId, string $day, Closure $count ): bool {
		$kept   = [ OptionId::IMPRESSIONS, OptionId::STARTS, OptionId::REACHED ];
		$values = [ $this->table(), $surveyId, $day, ...$kept ];
		$where  = 'survey_id = %d AND day = %s AND option_hash NOT IN ( %s, %s, %s )';
		$stored = [];
		$sql    = "SELECT question_id, option_hash, n, total, squares FROM %i WHERE $where FOR UPDATE";
		foreach ( $this->connection->rows( $sql, ...$values ) as $row ) {
			$key            = "{$row['question_id']} {$row['option_hash']}";
			$sums           = $stored[ $key ] ?? [ 0, 0, 0 ];
			$stored[ $key ] = [ $sums[0] + (int) $row['n'], $sums[1] + (int) $row['total'], $sums[2] + (int) $row['squares'] ];
		}
		$counted = [];
		$deltas  = $count();
		foreach ( $deltas as $delta ) {
			$counted[ "$delta->questionId $delta->optionId" ] = [ $delta->count, $delta->value, $delta->square ];
		}
		$stored = array_filter( $stored, static fn ( array $sums ) => $sums !== [ 0, 0, 0 ] );
		ksort( $stored );
		ksort( $counted );
		if ( $stored === $counted ) {
			return false;
		}
		$this->connection->execute( "DELETE FROM %i WHERE $where", ...$values );
		$this->counts->add( $surveyId, $day, $deltas );
		return true;
	}

	private function table(): string {
		return $this->connection->table( 'daily_counts' );
	}
}

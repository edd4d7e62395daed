<?php

declare( strict_types=1 );

namespace UserFeedback\Responses\Counts;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Responses\CountDelta;
use UserFeedback\Support\DayRange;

/**
 * The counts that versions before 0.7.0 stored, in ufb_daily_counts. CountMove moves them; until it is done, the repositories of the new tables read
 * them, too, in the same statement: of two statements, the second would find twice or not at all what is moved between them.
 *
 * The methods for reading return SQL and the values for its placeholders.
 *
 * @since 0.7.0
 */
final class DailyCountsRepository {

	/** Autoloaded option: 1 when the table is empty, the time since when it may be while other servers may still write it, missing before. */
	public const OPTION = 'userfeedback_counts_moved';

	private const DONE = '1';

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Whether all counts were moved, so that nobody has to read the table.
	 */
	public function isMoved(): bool {
		return get_option( self::OPTION ) === self::DONE;
	}

	/**
	 * Remembers that the table is empty.
	 *
	 * @param DateTimeImmutable|null $now Null when no other server writes it.
	 * @return bool Whether it has been empty for so long that it stays so.
	 */
	public function markEmpty( ?DateTimeImmutable $now ): bool {
		$since = get_option( self::OPTION );
		if ( $now === null || ( is_string( $since ) && new DateTimeImmutable( $since ) <= $now->modify( '-1 hour' ) ) ) {
			update_option( self::OPTION, self::DONE, true );
			return true;
		}
		if ( ! is_string( $since ) ) {
			update_option( self::OPTION, $now->format( DATE_ATOM ), true );
		}
		return false;
	}

	/**
	 * Makes readers read the table again.
	 */
	public function markFilled(): void {
		delete_option( self::OPTION );
	}

	/**
	 * A survey and a day whose counts are still here; null when there is none.
	 *
	 * @return array{int, string}|null
	 */
	public function first(): ?array {
		$row = $this->connection->row( 'SELECT survey_id, day FROM %i ORDER BY survey_id, day LIMIT 1', $this->table() );
		return $row === null ? null : [ (int) $row['survey_id'], (string) $row['day'] ];
	}

	/**
	 * Local dates of a survey whose counts are still here.
	 *
	 * @return list<string>
	 */
	public function days( int $surveyId ): array {
		$rows = $this->connection->rows( 'SELECT DISTINCT day FROM %i WHERE survey_id = %d', $this->table(), $surveyId );
		return array_map( static fn ( array $row ) => (string) $row['day'], $rows );
	}

	/**
	 * Days and months of a survey whose counts are still here; without a query when all were moved.
	 *
	 * @return list<int> See Period.
	 */
	public function periods( int $surveyId ): array {
		$days = $this->isMoved() ? [] : $this->days( $surveyId );
		return array_values( array_unique( [ ...array_map( Period::day( ... ), $days ), ...array_map( Period::month( ... ), $days ) ] ) );
	}

	/**
	 * Removes the counts of a day. Call it in a transaction that stores them elsewhere.
	 *
	 * @return list<CountDelta> What was removed.
	 */
	public function take( int $surveyId, string $day ): array {
		$where  = 'survey_id = %d AND day = %s';
		$values = [ $this->table(), $surveyId, $day ];
		$rows   = $this->connection->rows(
			"SELECT question_id, option_hash AS option_id, SUM( n ) AS n, SUM( total ) AS total, SUM( squares ) AS squares FROM %i WHERE $where
			GROUP BY question_id, option_hash FOR UPDATE",
			...$values
		);
		if ( $rows === [] ) {
			return [];
		}
		$this->connection->execute( "DELETE FROM %i WHERE $where", ...$values );
		return CountDelta::fromRows( $rows );
	}

	/**
	 * The rows of queries on the new tables, and those of the same query on this one while it has counts, in one statement.
	 *
	 * @param list<array{string, list<int|string>}> $queries
	 * @param array{string, list<int|string>}       $own     One of the queries below.
	 * @return list<array<string, string|null>>
	 */
	public function rowsWith( array $queries, array $own ): array {
		return $this->connection->rowsOfAll( $this->isMoved() ? $queries : [ ...$queries, $own ] );
	}

	/**
	 * Counts of surveys as a whole, by survey.
	 *
	 * @param non-empty-list<int>    $surveyIds
	 * @param non-empty-list<string> $items     Reserved words of OptionId.
	 * @param DayRange|null          $range     Null for all time.
	 * @return array{string, list<int|string>} Columns survey_id and n.
	 */
	public function ofSurveys( array $surveyIds, array $items, ?DayRange $range ): array {
		return $this->select( 'survey_id, SUM( n ) AS n', $surveyIds, $range, [ '' ], $items, 'GROUP BY survey_id' );
	}

	/**
	 * Counts of surveys as a whole, by day; see ofSurveys().
	 *
	 * @param non-empty-list<int>    $surveyIds
	 * @param non-empty-list<string> $items
	 * @return array{string, list<int|string>} Columns period and n.
	 */
	public function byDay( array $surveyIds, array $items, ?DayRange $range ): array {
		return $this->select( 'day AS period, SUM( n ) AS n', $surveyIds, $range, [ '' ], $items, 'GROUP BY day' );
	}

	/**
	 * The first day of a survey.
	 *
	 * @return array{string, list<int|string>} Column period.
	 */
	public function firstDay( int $surveyId ): array {
		return $this->select( 'MIN( day ) AS period', [ $surveyId ], null, [], [], '' );
	}

	/**
	 * All counts of a survey.
	 *
	 * @return array{string, list<int|string>} Columns question_id, option_id, n and total.
	 */
	public function ofSurvey( int $surveyId, ?DayRange $range ): array {
		$columns = 'question_id, option_hash AS option_id, SUM( n ) AS n, SUM( total ) AS total';
		return $this->select( $columns, [ $surveyId ], $range, [], [], 'GROUP BY question_id, option_hash' );
	}

	/**
	 * Counts of questions by day.
	 *
	 * @param non-empty-list<string> $questionIds
	 * @param list<string>           $options     Options, or reserved words; none for all.
	 * @return array{string, list<int|string>} Columns period, question_id, option_id, n and total.
	 */
	public function ofQuestions( int $surveyId, array $questionIds, array $options, ?DayRange $range ): array {
		$columns = 'day AS period, question_id, option_hash AS option_id, SUM( n ) AS n, SUM( total ) AS total';
		return $this->select( $columns, [ $surveyId ], $range, $questionIds, $options, 'GROUP BY day, question_id, option_hash' );
	}

	/**
	 * @param non-empty-list<int> $surveyIds
	 * @param list<string>        $questionIds None for all.
	 * @param list<string>        $options     None for all.
	 * @return array{string, list<int|string>}
	 */
	private function select( string $columns, array $surveyIds, ?DayRange $range, array $questionIds, array $options, string $group ): array {
		$where = 'survey_id IN ( ' . Connection::placeholders( $surveyIds ) . ' )';
		if ( $range !== null ) {
			$where .= ' AND day BETWEEN %s AND %s';
		}
		foreach ( [ 'question_id' => $questionIds, 'option_hash' => $options ] as $column => $words ) {
			$where .= $words === [] ? '' : " AND $column IN ( " . Connection::placeholders( $words, '%s' ) . ' )';
		}
		$days = $range === null ? [] : [ $range->from, $range->to ];
		return [ "SELECT $columns FROM %i WHERE $where $group", [ $this->table(), ...$surveyIds, ...$days, ...$questionIds, ...$options ] ];
	}

	private function table(): string {
		return $this->connection->table( 'daily_counts' );
	}
}

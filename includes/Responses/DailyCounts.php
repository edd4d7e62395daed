<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Database\Transaction;
use UserFeedback\Model\OptionId;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;

/**
 * The counts of surveys by day: all SQL on ufb_daily_counts. They change in the transaction of the rows that they count, so they
 * always equal a recount.
 *
 * @since 0.1.0
 */
final class DailyCounts {

	/** Writers are spread over this many rows of a count, or they would wait for each other on busy surveys. */
	private const SHARDS = 8;

	/** Most surveys in one statement. */
	private const CHUNK = 1000;

	public function __construct(
		private readonly Connection $connection,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Adds to the counts of one day. Call it last in a transaction: it locks rows that other writers want.
	 *
	 * @param string           $day    The site's local date, YYYY-MM-DD.
	 * @param list<CountDelta> $deltas
	 */
	public function add( int $surveyId, string $day, array $deltas ): void {
		$shard = $this->isSpread( $day ) ? random_int( 0, self::SHARDS - 1 ) : 0;
		// In the order of the key, so that two writers lock the same rows in the same order.
		usort( $deltas, static fn ( CountDelta $a, CountDelta $b ) => [ $a->questionId, $a->optionId ] <=> [ $b->questionId, $b->optionId ] );
		$this->connection->insertRows(
			'INSERT',
			'daily_counts',
			[
				'survey_id'   => '%d',
				'day'         => '%s',
				'question_id' => '%s',
				'option_hash' => '%s',
				'shard'       => '%d',
				'n'           => '%d',
				'total'       => '%d',
				'squares'     => '%d',
			],
			array_map(
				static fn ( CountDelta $of ) => [ $surveyId, $day, $of->questionId, $of->optionId, $shard, $of->count, $of->value, $of->square ],
				$deltas
			),
			'ON DUPLICATE KEY UPDATE n = n + VALUES( n ), total = total + VALUES( total ), squares = squares + VALUES( squares )'
		);
	}

	/**
	 * Adds up the rows over which the writers of past days were spread: reading a survey's counts then takes one row for each day and option.
	 * Safe beside writers, because they spread over the newest days only.
	 *
	 * @param int $limit Most days of surveys that are added up at once.
	 * @return bool Whether there may be more.
	 */
	public function fold( int $limit ): bool {
		$due = $this->connection->rows(
			'SELECT DISTINCT survey_id, day FROM %i WHERE shard > 0 AND day < %s LIMIT %d',
			$this->table(),
			$this->firstSpreadDay(),
			$limit
		);
		foreach ( $due as $row ) {
			$this->foldDay( (int) $row['survey_id'], (string) $row['day'] );
		}
		return count( $due ) === $limit;
	}

	/**
	 * Adds to the counts of several days; as add(), call it last in a transaction.
	 *
	 * @param array<string, list<CountDelta>> $byDay By local date, YYYY-MM-DD, in any order.
	 */
	public function addDays( int $surveyId, array $byDay ): void {
		// In the order of the key, see add().
		ksort( $byDay );
		foreach ( $byDay as $day => $deltas ) {
			$this->add( $surveyId, (string) $day, $deltas );
		}
	}

	/**
	 * The number of responses of a survey in a range of local dates, both inclusive.
	 */
	public function responses( int $surveyId, ?DayRange $range ): int {
		return $this->total( $surveyId, $range, OptionId::RESPONSES );
	}

	/**
	 * How often a survey was shown, ever.
	 */
	public function impressions( int $surveyId ): int {
		return $this->total( $surveyId, null, OptionId::IMPRESSIONS );
	}

	private function total( int $surveyId, ?DayRange $range, string $hash ): int {
		[ $where, $values ] = $this->within( $range );
		return (int) $this->connection->value(
			"SELECT SUM( n ) FROM %i WHERE survey_id = %d$where AND question_id = '' AND option_hash = %s",
			$this->table(),
			$surveyId,
			...[ ...$values, $hash ]
		);
	}

	/**
	 * The number of published responses of a survey including tests: the length of its list.
	 *
	 * @param string|null   $after Only those of later local dates; $days is then ignored.
	 */
	public function listed( int $surveyId, ?string $after = null, ?DayRange $days = null ): int {
		[ $where, $values ] = $after === null ? $this->within( $days ) : [ ' AND day > %s', [ $after ] ];
		return (int) $this->connection->value(
			"SELECT SUM( n ) FROM %i WHERE survey_id = %d$where AND question_id = '' AND option_hash IN ( %s, %s )",
			$this->table(),
			$surveyId,
			...[ ...$values, OptionId::RESPONSES, OptionId::TESTS ]
		);
	}

	/**
	 * How many responses the list of a survey has on each day, as listed() counts them, oldest day first.
	 *
	 * @since 0.7.0
	 *
	 * @param DayRange|null $days Only these local dates.
	 * @return array<string, int> By local date; a day without any is missing.
	 */
	public function listedDays( int $surveyId, ?DayRange $days ): array {
		[ $within, $values ] = $this->within( $days );

		$rows = $this->connection->rows(
			"SELECT day, SUM( n ) AS n FROM %i WHERE survey_id = %d$within AND question_id = '' AND option_hash IN ( %s, %s )
			GROUP BY day HAVING SUM( n ) <> 0 ORDER BY day",
			$this->table(),
			$surveyId,
			...[ ...$values, OptionId::RESPONSES, OptionId::TESTS ]
		);
		$days = [];
		foreach ( $rows as $row ) {
			$days[ (string) $row['day'] ] = (int) $row['n'];
		}
		return $days;
	}

	/**
	 * The newest local dates on which questions were answered.
	 *
	 * @param list<string> $questionIds
	 * @param int          $limit       At most so many of each.
	 * @return array<string, non-empty-list<string>> By question; one that was not answered is missing.
	 */
	public function answeredDays( int $surveyId, array $questionIds, ?DayRange $range, int $limit ): array {
		[ $where, $values ] = $this->within( $range );
		$days               = [];
		$rows               = $this->connection->rowsOfAll(
			array_map(
				fn ( string $id ) => [
					"SELECT question_id, day FROM %i WHERE survey_id = %d$where AND question_id = %s AND option_hash = %s
					GROUP BY question_id, day HAVING SUM( n ) > 0 ORDER BY day DESC LIMIT %d",
					[ $this->table(), $surveyId, ...$values, $id, OptionId::ANSWERED, $limit ],
				],
				$questionIds
			)
		);
		foreach ( $rows as $row ) {
			$days[ (string) $row['question_id'] ][] = (string) $row['day'];
		}
		return $days;
	}

	/**
	 * The number of responses of each day, several surveys together.
	 *
	 * @param list<int> $surveyIds
	 * @return array<string, int> By local date; a day without responses is missing.
	 */
	public function responsesByDay( DayRange $range, array $surveyIds ): array {
		$days = [];
		// Ids and not a join: only so are the days a range of the primary key, survey by survey.
		foreach ( array_chunk( $surveyIds, self::CHUNK ) as $ids ) {
			$marks = Connection::placeholders( $ids );
			$rows  = $this->connection->rows(
				"SELECT day, SUM( n ) AS n FROM %i
				WHERE survey_id IN ( $marks ) AND day BETWEEN %s AND %s AND question_id = '' AND option_hash = %s GROUP BY day",
				$this->table(),
				...[ ...$ids, $range->from, $range->to, OptionId::RESPONSES ]
			);
			foreach ( $rows as $row ) {
				$day          = (string) $row['day'];
				$days[ $day ] = ( $days[ $day ] ?? 0 ) + (int) $row['n'];
			}
		}
		return $days;
	}

	/**
	 * The number of responses of several surveys, ever.
	 *
	 * @param list<int> $surveyIds
	 * @return array<int, int> By survey; one without responses is missing.
	 */
	public function responsesOf( array $surveyIds ): array {
		if ( $surveyIds === [] ) {
			return [];
		}
		$marks = Connection::placeholders( $surveyIds );
		$rows  = $this->connection->rows(
			"SELECT survey_id, SUM( n ) AS n FROM %i WHERE survey_id IN ( $marks ) AND question_id = '' AND option_hash = %s GROUP BY survey_id",
			$this->table(),
			...[ ...$surveyIds, OptionId::RESPONSES ]
		);
		$counts = [];
		foreach ( $rows as $row ) {
			$counts[ (int) $row['survey_id'] ] = (int) $row['n'];
		}
		return $counts;
	}

	/**
	 * Only the newest days have many writers at once.
	 */
	private function isSpread( string $day ): bool {
		return ! $this->connection->isSqlite() && $day >= $this->firstSpreadDay();
	}

	private function firstSpreadDay(): string {
		// One day more than needed: a writer that read the clock before midnight may write after it.
		return Dates::localDay( $this->clock->now()->modify( '-1 day' ), $this->clock->zone() );
	}

	private function foldDay( int $surveyId, string $day ): void {
		$this->transaction->run(
			function () use ( $surveyId, $day ): void {
				$where  = 'survey_id = %d AND day = %s AND shard > 0';
				$values = [ $this->table(), $surveyId, $day ];
				$rows   = $this->connection->rows(
					"SELECT question_id, option_hash, SUM( n ) AS n, SUM( total ) AS total, SUM( squares ) AS squares FROM %i WHERE $where
					GROUP BY question_id, option_hash FOR UPDATE",
					...$values
				);
				$this->connection->execute( "DELETE FROM %i WHERE $where", ...$values );
				$deltas = array_map(
					static fn ( array $row ) => new CountDelta(
						(string) $row['question_id'],
						(string) $row['option_hash'],
						(int) $row['n'],
						(int) $row['total'],
						(int) $row['squares']
					),
					$rows
				);
				if ( $deltas !== [] ) {
					$this->add( $surveyId, $day, $deltas );
				}
			}
		);
	}

	/**
	 * @return array{string, list<string>}
	 */
	private function within( ?DayRange $range ): array {
		return $range === null ? [ '', [] ] : [ ' AND day BETWEEN %s AND %s', [ $range->from, $range->to ] ];
	}

	private function table(): string {
		return $this->connection->table( 'daily_counts' );
	}
}

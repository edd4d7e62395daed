<?php

declare( strict_types=1 );

namespace UserFeedback\Responses\Counts;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Database\Transaction;
use UserFeedback\Responses\CountDelta;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;

/**
 * Changes the counts of surveys, in the transaction of the rows that they count, so that they always equal a recount. Nothing else writes
 * ufb_survey_counts and ufb_question_counts; SurveyCountsRepository and QuestionCountsRepository read them.
 *
 * A count is stored for its day and its month, and what is counted for a survey as a whole also for all time: a reader never adds up more rows than
 * it shows.
 *
 * @since 0.7.0
 */
final class CountWriter {

	/** Writers are spread over this many rows of a count, or they would wait for each other on busy surveys. */
	private const SHARDS = 8;

	/** Maximum number of rows in one statement. */
	private const BATCH = 1000;

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
		$this->addDays( $surveyId, [ $day => $deltas ] );
	}

	/**
	 * Adds to the counts of several days; as add(), call it last in a transaction.
	 *
	 * @param array<string, list<CountDelta>> $byDay By local date, YYYY-MM-DD, in any order.
	 */
	public function addDays( int $surveyId, array $byDay ): void {
		$byPeriod = [];
		foreach ( $byDay as $day => $deltas ) {
			foreach ( [ Period::ALL_TIME, Period::month( (string) $day ), Period::day( (string) $day ) ] as $period ) {
				$byPeriod[ $period ] = [ ...$byPeriod[ $period ] ?? [], ...$deltas ];
			}
		}
		$this->addPeriods( $surveyId, $byPeriod );
	}

	/**
	 * Adds to the counts of a period alone, to correct a month or all time.
	 *
	 * @param list<CountDelta> $deltas
	 */
	public function addToPeriod( int $surveyId, int $period, array $deltas ): void {
		$this->addPeriods( $surveyId, [ $period => $deltas ] );
	}

	/**
	 * @param array<int, list<CountDelta>> $byPeriod
	 */
	private function addPeriods( int $surveyId, array $byPeriod ): void {
		$shard     = $this->connection->isSqlite() ? 0 : random_int( 0, self::SHARDS - 1 );
		$settled   = Period::day( $this->lastSettledDay() );
		$shards    = [];
		$ofSurvey  = [];
		$questions = [];
		foreach ( $byPeriod as $period => $deltas ) {
			$shards[ $period ] = self::isSpread( $period, $settled ) ? $shard : 0;
			foreach ( $deltas as $delta ) {
				if ( $delta->isOfSurvey() ) {
					$ofSurvey[ $delta->optionId ][ $period ] = ( $ofSurvey[ $delta->optionId ][ $period ] ?? 0 ) + $delta->count;
				} elseif ( $period !== Period::ALL_TIME ) {
					// All time of a question is the sum of its months.
					$sum = $questions[ $period ][ $delta->questionId ][ $delta->optionId ] ?? null;

					$questions[ $period ][ $delta->questionId ][ $delta->optionId ] = $sum === null ? $delta : $sum->plus( $delta );
				}
			}
		}
		$this->addToSurvey( $surveyId, $ofSurvey, $shards );
		$this->addToQuestions( $surveyId, $questions, $shards );
	}

	/**
	 * Adds to counts of a survey as a whole.
	 *
	 * @param array<string, array<int, int>> $counts Reserved word of OptionId → period → what is added.
	 * @param array<int, int>                $shards Period → the row of it to add to.
	 */
	private function addToSurvey( int $surveyId, array $counts, array $shards ): void {
		$rows = [];
		// In the order of the key, so that two writers lock the same rows in the same order.
		ksort( $counts, SORT_STRING );
		foreach ( $counts as $item => $periods ) {
			ksort( $periods );
			foreach ( array_filter( $periods ) as $period => $count ) {
				$rows[] = [ $surveyId, $item, $period, $shards[ $period ], $count ];
			}
		}
		$columns = [
			'survey_id' => '%d',
			'item'      => '%s',
			'period'    => '%d',
			'shard'     => '%d',
			'n'         => '%d',
		];
		foreach ( array_chunk( $rows, self::BATCH ) as $some ) {
			$this->connection->insertRows( 'INSERT', 'survey_counts', $columns, $some, 'ON DUPLICATE KEY UPDATE n = n + VALUES( n )' );
		}
	}

	/**
	 * Adds to counts of questions.
	 *
	 * @param array<int, array<array<CountDelta>>> $counts Period → question → option → what is added.
	 * @param array<int, int>                      $shards Period → the row of it to add to.
	 */
	private function addToQuestions( int $surveyId, array $counts, array $shards ): void {
		$rows = [];
		ksort( $counts );
		foreach ( $counts as $period => $questions ) {
			ksort( $questions, SORT_STRING );
			foreach ( $questions as $options ) {
				ksort( $options, SORT_STRING );
				foreach ( $options as $of ) {
					if ( $of->isZero() ) {
						continue;
					}
					$rows[] = [ $surveyId, $period, $of->questionId, $of->optionId, $shards[ $period ], $of->count, $of->value, $of->square ];
				}
			}
		}
		$columns = [
			'survey_id'   => '%d',
			'period'      => '%d',
			'question_id' => '%s',
			'option_id'   => '%s',
			'shard'       => '%d',
			'n'           => '%d',
			'total'       => '%d',
			'squares'     => '%d',
		];
		foreach ( array_chunk( $rows, self::BATCH ) as $some ) {
			$this->connection->insertRows(
				'INSERT',
				'question_counts',
				$columns,
				$some,
				'ON DUPLICATE KEY UPDATE n = n + VALUES( n ), total = total + VALUES( total ), squares = squares + VALUES( squares )'
			);
		}
	}

	/**
	 * The newest day whose counts are no longer spread over several rows.
	 */
	public function lastSettledDay(): string {
		// One day more than needed: a writer that read the clock before midnight may write after it.
		return Dates::localDay( $this->clock->now()->modify( '-2 days' ), $this->clock->zone() );
	}

	/**
	 * Surveys whose counts of a period are spread over several rows. Reads the counts of that period alone.
	 *
	 * @param int $after Only surveys with a greater id.
	 * @return list<int> In order.
	 */
	public function spreadSurveys( int $period, int $after, int $limit ): array {
		// The surveys name the prefix of the key; an index of periods would cost each response more bytes. Each item is a query of its own: a list of
		// items would not be looked up by the key.
		$sql     = 'SELECT DISTINCT s.id FROM %i s JOIN %i c FORCE INDEX ( PRIMARY ) ON c.survey_id = s.id';
		$end     = 'AND c.shard > 0 WHERE s.id > %d ORDER BY s.id LIMIT %d';
		$tables  = fn ( string $table ) => [ $this->connection->table( 'surveys' ), $this->connection->table( $table ) ];
		$queries = array_map(
			static fn ( string $item ) => [
				"$sql AND c.item = %s AND c.period = %d $end",
				[ ...$tables( 'survey_counts' ), $item, $period, $after, $limit ],
			],
			CountDelta::OF_SURVEY
		);
		$queries[] = [ "$sql AND c.period = %d $end", [ ...$tables( 'question_counts' ), $period, $after, $limit ] ];

		$rows = $this->connection->rowsOfAll( $queries );
		$ids  = array_values( array_unique( array_map( intval( ... ), array_column( $rows, 'id' ) ) ) );
		sort( $ids );
		// Beyond the limit, one of the queries may have left a survey out.
		return array_slice( $ids, 0, $limit );
	}

	/**
	 * Adds up the rows over which the writers of a period were spread, in one transaction. Safe beside writers.
	 */
	public function fold( int $surveyId, int $period ): void {
		$this->transaction->run(
			function () use ( $surveyId, $period ): void {
				$items  = CountDelta::OF_SURVEY;
				$marks  = Connection::placeholders( $items, '%s' );
				$where  = "survey_id = %d AND item IN ( $marks ) AND period = %d AND shard > 0";
				$values = [ $this->connection->table( 'survey_counts' ), $surveyId, ...$items, $period ];
				$rows   = $this->connection->rows( "SELECT item, SUM( n ) AS n FROM %i WHERE $where GROUP BY item FOR UPDATE", ...$values );
				$deltas = array_map( static fn ( array $row ) => new CountDelta( '', (string) $row['item'], (int) $row['n'] ), $rows );
				$this->connection->execute( "DELETE FROM %i WHERE $where", ...$values );

				$where  = 'survey_id = %d AND period = %d AND shard > 0';
				$values = [ $this->connection->table( 'question_counts' ), $surveyId, $period ];
				$rows   = $this->connection->rows(
					"SELECT question_id, option_id, SUM( n ) AS n, SUM( total ) AS total, SUM( squares ) AS squares FROM %i
					WHERE $where GROUP BY question_id, option_id FOR UPDATE",
					...$values
				);
				$this->connection->execute( "DELETE FROM %i WHERE $where", ...$values );
				$this->addToPeriod( $surveyId, $period, [ ...$deltas, ...CountDelta::fromRows( $rows ) ] );
			}
		);
	}

	/**
	 * Only the newest days, their months and all time have many writers at once.
	 *
	 * @param int $settled The day of lastSettledDay().
	 */
	private static function isSpread( int $period, int $settled ): bool {
		return match ( true ) {
			$period === Period::ALL_TIME      => true,
			$period > Period::MONTHS[1]       => $period > $settled,
			Period::endsMonth( Period::firstDay( $settled ) ) => $period > intdiv( $settled, 100 ),
			default                           => $period >= intdiv( $settled, 100 ),
		};
	}
}

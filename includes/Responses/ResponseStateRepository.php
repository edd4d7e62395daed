<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Model\OptionId;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;

/**
 * Moves stored responses between statuses, deletes them, and reads what they add to the counts.
 *
 * @since 0.1.0
 */
final class ResponseStateRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Locks responses until the transaction ends and returns their status.
	 *
	 * @param list<int> $ids
	 * @return array<int, array{status: ResponseStatus, trashed_from: ResponseStatus|null, is_test: bool}> By id; those that exist.
	 */
	public function lock( int $surveyId, array $ids ): array {
		sort( $ids );
		$rows   = $this->connection->rows(
			'SELECT id, status, trashed_from, is_test
			FROM %i WHERE survey_id = %d AND id IN ( ' . Connection::placeholders( $ids ) . ' ) ORDER BY id FOR UPDATE',
			$this->connection->table( 'responses' ),
			$surveyId,
			...$ids
		);
		$locked = [];
		foreach ( $rows as $row ) {
			$locked[ (int) $row['id'] ] = [
				'status'       => ResponseStatus::from( (string) $row['status'] ),
				'trashed_from' => ResponseStatus::tryFrom( (string) $row['trashed_from'] ),
				'is_test'      => (int) $row['is_test'] === 1,
			];
		}
		return $locked;
	}

	/**
	 * Moves locked responses to another status. Why they were held back is remembered in the trash only.
	 *
	 * @param list<int>           $ids
	 * @param ResponseStatus|null $trashedFrom Status before the trash; Partial also for spam that is partial.
	 */
	public function move( int $surveyId, array $ids, ResponseStatus $to, ?ResponseStatus $trashedFrom ): void {
		$held = in_array( $to, [ ResponseStatus::Trash, ResponseStatus::Held ], true ) ? '' : ', held = NULL';
		$this->connection->execute(
			"UPDATE %i SET status = %s, trashed_from = NULLIF( %s, '' )$held
			WHERE survey_id = %d AND id IN ( " . Connection::placeholders( $ids ) . ' )',
			$this->connection->table( 'responses' ),
			$to->value,
			$trashedFrom === null ? '' : $trashedFrom->value,
			$surveyId,
			...$ids
		);
	}

	/**
	 * Marks locked responses as tests, or as none.
	 *
	 * @param list<int> $ids
	 */
	public function markAsTest( int $surveyId, array $ids, bool $isTest ): void {
		$this->connection->execute(
			'UPDATE %i SET is_test = %d WHERE survey_id = %d AND id IN ( ' . Connection::placeholders( $ids ) . ' )',
			$this->connection->table( 'responses' ),
			(int) $isTest,
			$surveyId,
			...$ids
		);
	}

	/**
	 * Deletes locked responses with their answers.
	 *
	 * @param list<int> $ids
	 */
	public function delete( int $surveyId, array $ids ): void {
		$parts   = [ 'answers', 'answer_texts', 'response_notes', 'response_tags', 'webhook_deliveries' ];
		$columns = array_fill_keys( $parts, 'response_id' ) + [ 'responses' => 'id' ];
		foreach ( $columns as $table => $column ) {
			$this->connection->execute(
				'DELETE FROM %i WHERE survey_id = %d AND %i IN ( ' . Connection::placeholders( $ids ) . ' )',
				$this->connection->table( $table ),
				$surveyId,
				$column,
				...$ids
			);
		}
	}

	/**
	 * Some responses of a status that were given before a moment. Walks those of each survey by the key of its list, nothing else.
	 *
	 * @since 0.4.0
	 *
	 * @param int $limit At most so many responses.
	 * @return array<int, non-empty-list<int>> Ids by survey.
	 */
	public function before( ResponseStatus $status, DateTimeImmutable $moment, int $limit ): array {
		$rows = $this->connection->rows(
			'SELECT r.survey_id, r.id FROM %i s JOIN %i r FORCE INDEX ( listing ) ON r.survey_id = s.id AND r.status = %s
			WHERE s.status NOT IN ( \'deleted\', \'incomplete\' ) AND r.submitted_on <= %s AND r.submitted_at < %s LIMIT %d',
			$this->connection->table( 'surveys' ),
			$this->connection->table( 'responses' ),
			$status->value,
			// Local dates are a day ahead at most.
			$moment->modify( '+1 day' )->format( 'Y-m-d' ),
			Dates::toColumn( $moment ),
			$limit
		);
		$ids  = [];
		foreach ( $rows as $row ) {
			$ids[ (int) $row['survey_id'] ][] = (int) $row['id'];
		}
		return $ids;
	}

	/**
	 * Local dates on which a survey has published responses.
	 *
	 * @since 0.7.0
	 *
	 * @return list<string>
	 */
	public function days( int $surveyId ): array {
		$rows = $this->connection->rows(
			"SELECT DISTINCT submitted_on FROM %i WHERE survey_id = %d AND status = 'publish'",
			$this->connection->table( 'responses' ),
			$surveyId
		);
		return array_map( static fn ( array $row ) => (string) $row['submitted_on'], $rows );
	}

	/**
	 * What all published responses of a day are in the counts.
	 *
	 * @since 0.7.0
	 *
	 * @return list<CountDelta>
	 */
	public function countsOfDay( int $surveyId, string $day ): array {
		return $this->collected( "r.status = 'publish' AND r.submitted_on = %s", '', [ $surveyId, $day ], 1 )[ $day ] ?? [];
	}

	/**
	 * What the published responses in a language are in the counts. Reads all responses of these days.
	 *
	 * @since 0.7.0
	 *
	 * @param string   $language Locale in which the survey was shown.
	 * @param DayRange $days     Local dates.
	 * @return array<string, list<CountDelta>> By day.
	 */
	public function countsInLanguage( int $surveyId, string $language, DayRange $days ): array {
		$which = "r.status = 'publish' AND r.submitted_on BETWEEN %s AND %s AND r.language = %s";
		return $this->collected( $which, '', [ $surveyId, $days->from, $days->to, $language ], 1 );
	}

	/**
	 * What some responses add to the counts, read from their stored answers. Tests count as tests and as nothing else.
	 *
	 * They are read with a lock: a plain SELECT would fix the transaction's snapshot, and with innodb_snapshot_isolation the counts that other
	 * visitors change after it could not be written (error 1020).
	 *
	 * @param non-empty-list<int> $ids
	 * @param int                 $sign 1 to add, -1 to take away.
	 * @return array<string, list<CountDelta>> By day.
	 */
	public function counts( int $surveyId, array $ids, int $sign ): array {
		return $this->collected( 'r.id IN ( ' . Connection::placeholders( $ids ) . ' )', ' FOR UPDATE', [ $surveyId, ...$ids ], $sign );
	}

	/**
	 * @param string           $which  Condition on the responses r.
	 * @param list<int|string> $values Survey, and those of the condition.
	 * @return array<string, list<CountDelta>> By day.
	 */
	private function collected( string $which, string $lock, array $values, int $sign ): array {
		$deltas = [];
		self::collect(
			$deltas,
			$sign,
			$this->connection->rows(
				"SELECT r.submitted_on AS day, r.is_test, COUNT(*) AS n FROM %i r WHERE r.survey_id = %d AND $which
				GROUP BY r.submitted_on, r.is_test$lock",
				$this->connection->table( 'responses' ),
				...$values
			),
			static fn ( array $row ) => (int) $row['is_test'] === 1 ? OptionId::TESTS : OptionId::RESPONSES
		);
		$join = "FROM %i r JOIN %i a ON a.survey_id = r.survey_id AND a.response_id = r.id WHERE r.survey_id = %d AND $which AND r.is_test = 0";
		$from = [ $this->connection->table( 'responses' ), $this->connection->table( 'answers' ), ...$values ];
		// Options, numbers and skips, each as often as they were chosen …
		self::collect(
			$deltas,
			$sign,
			$this->connection->rows(
				"SELECT r.submitted_on AS day, a.question_id, a.option_hash, COUNT(*) AS n,
				SUM( a.number ) AS total, SUM( a.number * a.number ) AS squares $join AND a.option_hash <> %s
				GROUP BY r.submitted_on, a.question_id, a.option_hash$lock",
				...[ ...$from, OptionId::TEXT ]
			),
			static fn ( array $row ) => (string) $row['option_hash']
		);
		// … and "answered" once a response, however many options it has.
		self::collect(
			$deltas,
			$sign,
			$this->connection->rows(
				"SELECT r.submitted_on AS day, a.question_id, COUNT(*) AS n $join AND a.option_hash <> %s AND a.position = 0
				GROUP BY r.submitted_on, a.question_id$lock",
				...[ ...$from, OptionId::SKIPPED ]
			),
			static fn ( array $row ) => OptionId::ANSWERED
		);
		$this->collectComments( $deltas, $sign, $which, $lock, $values );
		$this->collectDurations( $deltas, $sign, $which, $lock, $values );
		return $deltas;
	}

	/**
	 * Comments, of which an answer has one at most.
	 *
	 * @param array<string, list<CountDelta>> $deltas By day.
	 * @param string                          $which  Condition on the responses r.
	 * @param list<int|string>                $values Survey, and those of the condition.
	 */
	private function collectComments( array &$deltas, int $sign, string $which, string $lock, array $values ): void {
		$rows = $this->connection->rows(
			"SELECT r.submitted_on AS day, t.question_id, COUNT(*) AS n
			FROM %i r JOIN %i t ON t.survey_id = r.survey_id AND t.response_id = r.id AND t.kind = 'comment'
			WHERE r.survey_id = %d AND $which AND r.is_test = 0 GROUP BY r.submitted_on, t.question_id$lock",
			$this->connection->table( 'responses' ),
			$this->connection->table( 'answer_texts' ),
			...$values
		);
		self::collect( $deltas, $sign, $rows, static fn ( array $row ) => OptionId::COMMENTS );
	}

	/**
	 * How long the responses took.
	 *
	 * @param array<string, list<CountDelta>> $deltas By day.
	 * @param string                          $which  Condition on the responses r.
	 * @param list<int|string>                $values Survey, and those of the condition.
	 */
	private function collectDurations( array &$deltas, int $sign, string $which, string $lock, array $values ): void {
		$bucket = self::bucketSql();
		$rows   = $this->connection->rows(
			"SELECT r.submitted_on AS day, $bucket AS bucket, COUNT(*) AS n, SUM( r.seconds ) AS total FROM %i r
			WHERE r.survey_id = %d AND $which AND r.is_test = 0 AND r.seconds IS NOT NULL GROUP BY r.submitted_on, $bucket$lock",
			$this->connection->table( 'responses' ),
			...$values
		);
		self::collect( $deltas, $sign, $rows, static fn ( array $row ) => OptionId::SECONDS . $row['bucket'] );
	}

	/**
	 * Duration::bucket() as SQL: a survey has many more different times than buckets.
	 */
	private static function bucketSql(): string {
		$cases = '';
		foreach ( Duration::widths() as $below => $width ) {
			$cases .= " WHEN r.seconds < $below THEN r.seconds - MOD( r.seconds, $width )";
		}
		return "CASE$cases END";
	}

	/**
	 * @param array<string, list<CountDelta>>                  $deltas By day.
	 * @param list<array<string, string|null>>                 $rows   With day, n and perhaps question_id, total and squares.
	 * @param Closure(array<string, string|null> $row): string $hash   What a row is counted as.
	 */
	private static function collect( array &$deltas, int $sign, array $rows, Closure $hash ): void {
		foreach ( $rows as $row ) {
			$deltas[ (string) $row['day'] ][] = new CountDelta(
				(string) ( $row['question_id'] ?? '' ),
				$hash( $row ),
				$sign * (int) $row['n'],
				$sign * (int) ( $row['total'] ?? 0 ),
				$sign * (int) ( $row['squares'] ?? 0 )
			);
		}
	}
}

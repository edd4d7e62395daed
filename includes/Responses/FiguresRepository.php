<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use Closure;
use UserFeedback\Database\Connection;
use UserFeedback\Model\OptionHash;

/**
 * What stored responses stand for in the figures. Tests of the owner's count as tests and as nothing else.
 */
final class FiguresRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The figures of some responses, or of all that are published, read from their stored answers.
	 *
	 * Those of some are read with a lock: a plain SELECT would fix the transaction's snapshot, and with innodb_snapshot_isolation the counts
	 * that other visitors change after it could not be written (error 1020).
	 *
	 * @param list<int>|null $ids  Null for every published response of the survey.
	 * @param int            $sign 1 to add, -1 to take away.
	 * @return array<string, list<CountDelta>> By day.
	 */
	public function of( int $surveyId, ?array $ids, int $sign ): array {
		$which  = $ids === null ? "r.status = 'publish'" : 'r.id IN ( ' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ' )';
		$values = [ $surveyId, ...$ids ?? [] ];
		$lock   = $ids === null ? '' : ' FOR UPDATE';
		$deltas = [];
		self::add(
			$deltas,
			$sign,
			$this->connection->rows(
				"SELECT r.submitted_on AS day, r.is_test, COUNT(*) AS n FROM %i r WHERE r.survey_id = %d AND $which
				GROUP BY r.submitted_on, r.is_test$lock",
				$this->connection->table( 'responses' ),
				...$values
			),
			static fn ( array $row ) => (int) $row['is_test'] === 1 ? OptionHash::TESTS : OptionHash::RESPONSES
		);
		$join = "FROM %i r JOIN %i a ON a.survey_id = r.survey_id AND a.response_id = r.id WHERE r.survey_id = %d AND $which AND r.is_test = 0";
		$from = [ $this->connection->table( 'responses' ), $this->connection->table( 'answers' ), ...$values ];
		// Options, numbers and skips, each as often as they stand there …
		self::add(
			$deltas,
			$sign,
			$this->connection->rows(
				"SELECT r.submitted_on AS day, a.question_id, a.option_hash, COUNT(*) AS n,
				SUM( a.number ) AS total, SUM( a.number * a.number ) AS squares $join AND a.option_hash <> %s
				GROUP BY r.submitted_on, a.question_id, a.option_hash$lock",
				...[ ...$from, OptionHash::TEXT ]
			),
			static fn ( array $row ) => (string) $row['option_hash']
		);
		// … and "answered" once a response, however many options it has.
		self::add(
			$deltas,
			$sign,
			$this->connection->rows(
				"SELECT r.submitted_on AS day, a.question_id, COUNT(*) AS n $join AND a.option_hash <> %s AND a.position = 0
				GROUP BY r.submitted_on, a.question_id$lock",
				...[ ...$from, OptionHash::SKIPPED ]
			),
			static fn ( array $row ) => OptionHash::ANSWERED
		);
		return $deltas;
	}

	/**
	 * @param array<string, list<CountDelta>>                  $deltas By day.
	 * @param list<array<string, string|null>>                 $rows   With day, n and perhaps question_id, total and squares.
	 * @param Closure(array<string, string|null> $row): string $hash   What a row is counted as.
	 */
	private static function add( array &$deltas, int $sign, array $rows, Closure $hash ): void {
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

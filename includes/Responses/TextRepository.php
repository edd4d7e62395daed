<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Support\Dates;

/**
 * What visitors wrote, question by question, newest first: by day, and within a day by id, as responses are listed. Only what is published
 * and no test.
 *
 * @since 0.1.0
 */
final class TextRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The responses that have a text for a question, in any order and whatever their state.
	 *
	 * @param int $limit At most so many.
	 * @return list<int>
	 */
	public function responseIds( int $surveyId, string $questionId, int $limit ): array {
		$rows = $this->connection->rows(
			"SELECT response_id FROM %i WHERE survey_id = %d AND question_id = %s AND kind = 'text' LIMIT %d",
			$this->connection->table( 'answer_texts' ),
			$surveyId,
			$questionId,
			$limit
		);
		return array_map( intval( ... ), array_column( $rows, 'response_id' ) );
	}

	/**
	 * The newest texts of some responses. The cost grows with the number of these responses.
	 *
	 * @param non-empty-list<int> $responseIds
	 * @param string|null         $from        First local date, YYYY-MM-DD; null for all dates.
	 * @param string|null         $to          Last local date.
	 * @return list<array{response_id: int, value: string, name: string|null, date: DateTimeImmutable}>
	 */
	public function ofResponses( int $surveyId, string $questionId, array $responseIds, ?string $from, ?string $to, int $limit ): array {
		$range = $from === null || $to === null ? [] : [ $from, $to ];
		$which = 'r.id IN ( ' . Connection::placeholders( $responseIds ) . ' )';
		$which .= $range === [] ? '' : ' AND r.submitted_on BETWEEN %s AND %s';
		return $this->newest( 'PRIMARY', $surveyId, $questionId, $which, [ ...$responseIds, ...$range ], $limit );
	}

	/**
	 * The newest texts of some days. The cost grows with the responses on the newest of these days until there are enough texts.
	 *
	 * @param non-empty-list<string> $days Local dates, YYYY-MM-DD.
	 * @return list<array{response_id: int, value: string, name: string|null, date: DateTimeImmutable}>
	 */
	public function onDays( int $surveyId, string $questionId, array $days, int $limit ): array {
		$which = 'r.submitted_on IN ( ' . Connection::placeholders( $days, '%s' ) . ' )';
		return $this->newest( 'listing', $surveyId, $questionId, $which, $days, $limit );
	}

	/**
	 * @param string           $key    Of the responses, by which they are found.
	 * @param string           $which  Condition on the responses.
	 * @param list<int|string> $values For its placeholders.
	 * @return list<array{response_id: int, value: string, name: string|null, date: DateTimeImmutable}>
	 */
	private function newest( string $key, int $surveyId, string $questionId, string $which, array $values, int $limit ): array {
		// Join order: the optimizer may otherwise begin with every text of the question. Each engine has its own keyword.
		$join = $this->connection->isSqlite() ? 'CROSS JOIN' : 'STRAIGHT_JOIN';
		$rows = $this->connection->rows(
			"SELECT r.id AS response_id, t.text, n.text AS name, r.submitted_at FROM %i r FORCE INDEX ( $key )
			$join %i t ON t.survey_id = r.survey_id AND t.question_id = %s AND t.kind = 'text' AND t.response_id = r.id
			LEFT JOIN %i n ON n.survey_id = t.survey_id AND n.question_id = t.question_id AND n.kind = 'name' AND n.response_id = t.response_id
			WHERE r.survey_id = %d AND r.status = 'publish' AND r.is_test = 0 AND $which
			ORDER BY r.submitted_on DESC, r.id DESC LIMIT %d",
			$this->connection->table( 'responses' ),
			$this->connection->table( 'answer_texts' ),
			$questionId,
			$this->connection->table( 'answer_texts' ),
			$surveyId,
			...[ ...$values, $limit ]
		);
		return array_map(
			static fn ( array $row ) => [
				'response_id' => (int) $row['response_id'],
				'value'       => (string) $row['text'],
				'name'        => $row['name'],
				'date'        => Dates::fromColumn( (string) $row['submitted_at'] ),
			],
			$rows
		);
	}
}

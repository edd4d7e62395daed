<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;

/**
 * What visitors wrote, question by question, newest first, as responses are listed (ListOrder). Only what is published and no test.
 *
 * @since 0.1.0
 */
final class TextRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The responses that have a text for questions, in any order and whatever their state.
	 *
	 * @param list<string> $questionIds
	 * @param int          $limit       At most so many of each.
	 * @return array<string, non-empty-list<int>> By question; one without texts is missing.
	 */
	public function responseIds( int $surveyId, array $questionIds, int $limit ): array {
		$ids  = [];
		$rows = $this->connection->rowsOfAll(
			array_map(
				fn ( string $id ) => [
					"SELECT question_id, response_id FROM %i FORCE INDEX ( PRIMARY )
					WHERE survey_id = %d AND question_id = %s AND kind = 'text' LIMIT %d",
					[ $this->connection->table( 'answer_texts' ), $surveyId, $id, $limit ],
				],
				$questionIds
			)
		);
		foreach ( $rows as $row ) {
			$ids[ (string) $row['question_id'] ][] = (int) $row['response_id'];
		}
		return $ids;
	}

	/**
	 * The newest texts of questions. The cost grows with the number of the named responses, or with the responses on the newest of the named days
	 * until there are enough texts.
	 *
	 * @since 0.7.0
	 *
	 * @param array<string, non-empty-list<int>>    $responseIds By question: among these responses.
	 * @param array<string, non-empty-list<string>> $days        By question: of these local dates, YYYY-MM-DD.
	 * @param DayRange|null                         $range       Of the named responses; null for all dates.
	 * @param int                                   $limit       At most so many of each question.
	 * @return array<string, list<array{response_id: int, value: string, name: string|null, language: string|null, date: DateTimeImmutable}>>
	 *         By question.
	 */
	public function newest( int $surveyId, array $responseIds, array $days, ?DayRange $range, int $limit ): array {
		$queries = [];
		foreach ( $responseIds as $questionId => $ids ) {
			$within    = $range === null ? '' : ' AND r.submitted_on BETWEEN %s AND %s';
			$which     = 'r.id IN ( ' . Connection::placeholders( $ids ) . " )$within";
			$values    = [ ...$ids, ...( $range === null ? [] : [ $range->from, $range->to ] ) ];
			$queries[] = $this->query( 'PRIMARY', $surveyId, (string) $questionId, $which, $values, $limit );
		}
		foreach ( $days as $questionId => $dates ) {
			$which     = 'r.submitted_on IN ( ' . Connection::placeholders( $dates, '%s' ) . ' )';
			$queries[] = $this->query( 'listing', $surveyId, (string) $questionId, $which, $dates, $limit );
		}
		$texts = [];
		foreach ( $this->connection->rowsOfAll( $queries ) as $row ) {
			$texts[ (string) $row['question_id'] ][] = [
				'response_id' => (int) $row['response_id'],
				'value'       => (string) $row['text'],
				'name'        => $row['name'],
				'language'    => $row['language'],
				'date'        => Dates::fromColumn( (string) $row['submitted_at'] ),
			];
		}
		return $texts;
	}

	/**
	 * @param string           $key    Of the responses, by which they are found.
	 * @param string           $which  Condition on the responses.
	 * @param list<int|string> $values For its placeholders.
	 * @return array{string, list<int|string>}
	 */
	private function query( string $key, int $surveyId, string $questionId, string $which, array $values, int $limit ): array {
		// Join order: the optimizer may otherwise begin with every text of the question. Each engine has its own keyword.
		$join = $this->connection->isSqlite() ? 'CROSS JOIN' : 'STRAIGHT_JOIN';
		return [
			"SELECT t.question_id, r.id AS response_id, t.text, n.text AS name, r.submitted_at, r.language FROM %i r FORCE INDEX ( $key )
			$join %i t ON t.survey_id = r.survey_id AND t.question_id = %s AND t.kind = 'text' AND t.response_id = r.id
			LEFT JOIN %i n ON n.survey_id = t.survey_id AND n.question_id = t.question_id AND n.kind = 'name' AND n.response_id = t.response_id
			WHERE r.survey_id = %d AND r.status = 'publish' AND r.is_test = 0 AND $which"
			. ListOrder::by( true, 'r.' ) . ' LIMIT %d',
			[
				$this->connection->table( 'responses' ),
				$this->connection->table( 'answer_texts' ),
				$questionId,
				$this->connection->table( 'answer_texts' ),
				$surveyId,
				...[ ...$values, $limit ],
			],
		];
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Support\Dates;

/**
 * Pages of what visitors wrote to a question, newest first, as responses are listed (ListOrder). Only texts of published
 * responses that are no tests.
 *
 * @since 0.5.0
 */
final class TextListRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The number of texts. Reads every text of the question.
	 */
	public function count( TextFilter $filter ): int {
		[ $from, $values ] = $this->fromTexts( $filter );
		return (int) $this->connection->value( "SELECT COUNT(*) $from", ...$values );
	}

	/**
	 * Responses with the texts of a page. Reads every text of the question.
	 *
	 * @return list<int>
	 */
	public function ids( TextFilter $filter, int $limit, int $offset ): array {
		[ $from, $values ] = $this->fromTexts( $filter );
		return $this->column( "SELECT r.id $from" . self::page(), ...[ ...$values, $limit, $offset ] );
	}

	/**
	 * The number of texts of the newest responses. Reads at most so many responses, however many there are.
	 *
	 * @param int $newest Number of responses.
	 */
	public function countAmong( TextFilter $filter, int $newest ): int {
		[ $from, $values ] = $this->fromResponses( $filter, $newest );
		return (int) $this->connection->value( "SELECT COUNT(*) $from", ...$values );
	}

	/**
	 * As ids(), among the newest responses only: see countAmong().
	 *
	 * @return list<int>
	 */
	public function idsAmong( TextFilter $filter, int $newest, int $limit, int $offset ): array {
		[ $from, $values ] = $this->fromResponses( $filter, $newest );
		return $this->column( "SELECT r.id $from" . self::page(), ...[ ...$values, $limit, $offset ] );
	}

	/**
	 * Responses with texts of some days. Reads the responses of these days until there are enough; the filter's days, search and language do not
	 * apply.
	 *
	 * @param non-empty-list<string> $days Local dates, YYYY-MM-DD.
	 * @return list<int>
	 */
	public function idsOnDays( TextFilter $filter, array $days, int $limit, int $offset ): array {
		return $this->column(
			"SELECT r.id FROM %i r FORCE INDEX ( listing ) {$this->join()} %i t
			ON t.survey_id = r.survey_id AND t.question_id = %s AND t.kind = %s AND t.response_id = r.id
			WHERE r.survey_id = %d AND r.status = 'publish' AND r.is_test = 0
			AND r.submitted_on IN ( " . Connection::placeholders( $days, '%s' ) . ' )' . self::page(),
			$this->connection->table( 'responses' ),
			$this->connection->table( 'answer_texts' ),
			$filter->questionId,
			$filter->kind,
			$filter->surveyId,
			...[ ...$days, $limit, $offset ]
		);
	}

	/**
	 * The texts of responses, in the order of their ids.
	 *
	 * @param list<int> $ids
	 * @return list<array{response_id: int, value: string, name: string|null, language: string|null, score: int|null, date: \DateTimeImmutable}>
	 *         The score is the number that the text was written beside.
	 */
	public function texts( TextFilter $filter, array $ids ): array {
		if ( $ids === [] ) {
			return [];
		}
		$texts = $this->connection->table( 'answer_texts' );
		$rows  = $this->connection->rows(
			"SELECT r.id, r.submitted_at, r.language, t.text, n.text AS name, a.number FROM %i r
			JOIN %i t ON t.survey_id = r.survey_id AND t.question_id = %s AND t.kind = %s AND t.response_id = r.id
			LEFT JOIN %i n ON n.survey_id = t.survey_id AND n.question_id = t.question_id AND n.kind = 'name' AND n.response_id = r.id
			LEFT JOIN %i a ON a.survey_id = t.survey_id AND a.response_id = r.id AND a.question_id = t.question_id AND a.position = 0
			WHERE r.id IN ( " . Connection::placeholders( $ids ) . ' ) AND r.survey_id = %d',
			$this->connection->table( 'responses' ),
			$texts,
			$filter->questionId,
			$filter->kind,
			$texts,
			$this->connection->table( 'answers' ),
			...[ ...$ids, $filter->surveyId ]
		);
		$found = [];
		foreach ( $rows as $row ) {
			$id           = (int) $row['id'];
			$found[ $id ] = [
				'response_id' => $id,
				'value'       => (string) $row['text'],
				'name'        => $row['name'],
				'language'    => $row['language'],
				'score'       => $row['number'] === null ? null : (int) $row['number'],
				'date'        => Dates::fromColumn( (string) $row['submitted_at'] ),
			];
		}
		return array_values( array_filter( array_map( static fn ( int $id ) => $found[ $id ] ?? null, $ids ) ) );
	}

	/**
	 * From the texts of the question to their responses.
	 *
	 * @return array{string, list<string|int>}
	 */
	private function fromTexts( TextFilter $filter ): array {
		[ $search, $words ]  = $this->search( $filter );
		[ $language, $only ] = self::language( $filter );
		$days                = $filter->days === null ? '' : ' AND r.submitted_on BETWEEN %s AND %s';
		return [
			"FROM %i t {$this->join()} %i r ON r.id = t.response_id
			WHERE t.survey_id = %d AND t.question_id = %s AND t.kind = %s$search AND r.status = 'publish' AND r.is_test = 0$days$language",
			[
				$this->connection->table( 'answer_texts' ),
				$this->connection->table( 'responses' ),
				$filter->surveyId,
				$filter->questionId,
				$filter->kind,
				...$words,
				...self::days( $filter ),
				...$only,
			],
		];
	}

	/**
	 * From the newest responses to their texts. The inner query walks an index only.
	 *
	 * @return array{string, list<string|int>}
	 */
	private function fromResponses( TextFilter $filter, int $newest ): array {
		[ $search, $words ]  = $this->search( $filter );
		[ $language, $only ] = self::language( $filter );
		$days                = $filter->days === null ? '' : ' AND submitted_on BETWEEN %s AND %s';
		$newestFirst         = ListOrder::by( true );
		$responses           = $this->connection->table( 'responses' );
		return [
			"FROM ( SELECT id FROM %i FORCE INDEX ( listing ) WHERE survey_id = %d AND status = 'publish'$days $newestFirst LIMIT %d ) k
			{$this->join()} %i t ON t.survey_id = %d AND t.question_id = %s AND t.kind = %s AND t.response_id = k.id
			{$this->join()} %i r ON r.id = k.id WHERE r.is_test = 0$search$language",
			[
				$responses,
				$filter->surveyId,
				...self::days( $filter ),
				$newest,
				$this->connection->table( 'answer_texts' ),
				$filter->surveyId,
				$filter->questionId,
				$filter->kind,
				$responses,
				...$words,
				...$only,
			],
		];
	}

	/**
	 * @return array{string, list<string>}
	 */
	private function search( TextFilter $filter ): array {
		return $filter->search === '' ? [ '', [] ] : [ ' AND t.text LIKE %s', [ $this->connection->contains( $filter->search ) ] ];
	}

	/**
	 * @return array{string, list<string>}
	 */
	private static function language( TextFilter $filter ): array {
		return $filter->language === '' ? [ '', [] ] : [ ' AND r.language = %s', [ $filter->language ] ];
	}

	/**
	 * @return list<string>
	 */
	private static function days( TextFilter $filter ): array {
		return $filter->days === null ? [] : [ $filter->days->from, $filter->days->to ];
	}

	private static function page(): string {
		return ListOrder::by( true, 'r.' ) . ' LIMIT %d OFFSET %d';
	}

	/**
	 * Fixes the join order: the optimizer may otherwise begin with the larger side. Each engine has its own keyword.
	 */
	private function join(): string {
		return $this->connection->isSqlite() ? 'CROSS JOIN' : 'STRAIGHT_JOIN';
	}

	/**
	 * @return list<int>
	 */
	private function column( string $sql, string|int ...$values ): array {
		return array_map( intval( ... ), array_column( $this->connection->rows( $sql, ...$values ), 'id' ) );
	}
}

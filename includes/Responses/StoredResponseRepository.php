<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Answer;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Pagination;

/**
 * Reading, moving and deleting responses that are stored; ResponseRepository writes new ones.
 */
final class StoredResponseRepository {

	private const COLUMNS = 'r.id, r.survey_id, r.status, r.submitted_on, r.submitted_at, r.ip, r.browser, r.os, r.device, r.revision, r.late';

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * A page of a list, by date.
	 *
	 * @return list<StoredResponse>
	 */
	public function query( ResponseQuery $query ): array {
		$direction = $query->order === 'asc' ? 'ASC' : 'DESC';
		// The inner query walks the index only, so that a far page does not read the rows before it.
		$rows = $this->connection->rows(
			'SELECT ' . self::COLUMNS . ", p.url, p.name, p.post_id
			FROM (
				SELECT id FROM %i WHERE survey_id = %d AND status = %s ORDER BY submitted_on $direction, id $direction LIMIT %d OFFSET %d
			) k
			JOIN %i r ON r.id = k.id LEFT JOIN %i p ON p.id = r.page_id ORDER BY r.submitted_on $direction, r.id $direction",
			$this->connection->table( 'responses' ),
			$query->surveyId,
			$query->status->value,
			$query->perPage,
			Pagination::offset( $query->page, $query->perPage ),
			$this->connection->table( 'responses' ),
			$this->connection->table( 'pages' )
		);
		return array_map( $this->response( ... ), $rows );
	}

	/**
	 * One response of a survey, or null.
	 */
	public function find( int $surveyId, int $id ): ?StoredResponse {
		$row = $this->connection->row(
			'SELECT ' . self::COLUMNS . ', p.url, p.name, p.post_id
			FROM %i r LEFT JOIN %i p ON p.id = r.page_id WHERE r.id = %d AND r.survey_id = %d',
			$this->connection->table( 'responses' ),
			$this->connection->table( 'pages' ),
			$id,
			$surveyId
		);
		return $row === null ? null : $this->response( $row );
	}

	/**
	 * The answers of a response.
	 *
	 * @return array<string, Answer> By question.
	 */
	public function answers( StoredResponse $response ): array {
		$labels = [];
		$rows   = $this->connection->rows(
			'SELECT a.question_id, o.label FROM %i a
			LEFT JOIN %i o ON o.survey_id = a.survey_id AND o.question_id = a.question_id AND o.hash = a.option_hash
			WHERE a.survey_id = %d AND a.response_id = %d ORDER BY a.question_id, a.position',
			$this->connection->table( 'answers' ),
			$this->connection->table( 'question_options' ),
			$response->surveyId,
			$response->id
		);
		foreach ( $rows as $row ) {
			$labels[ (string) $row['question_id'] ][] = $row['label'];
		}
		$texts = $this->texts( $response );

		$answers = [];
		foreach ( $labels as $questionId => $chosen ) {
			// A text and a skipped question have a row without a label.
			$chosen                 = array_values( array_filter( $chosen, is_string( ... ) ) );
			$answers[ $questionId ] = Answer::stored( (string) $questionId, $chosen, $texts[ $questionId ] ?? [] );
		}
		return $answers;
	}

	/**
	 * Locks responses until the transaction ends and tells where they are.
	 *
	 * @param list<int> $ids
	 * @return array<int, array{status: ResponseStatus, trashed_from: ResponseStatus|null, is_test: bool}> Those that exist.
	 */
	public function lock( int $surveyId, array $ids ): array {
		sort( $ids );
		$rows   = $this->connection->rows(
			'SELECT id, status, trashed_from, is_test
			FROM %i WHERE survey_id = %d AND id IN ( ' . $this->marks( $ids ) . ' ) ORDER BY id FOR UPDATE',
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
	 * Some spam that came before a moment. Walks the spam of each survey by the key of its list, nothing else.
	 *
	 * @param int $limit At most so many responses.
	 * @return array<int, non-empty-list<int>> Ids by survey.
	 */
	public function spamBefore( DateTimeImmutable $moment, int $limit ): array {
		$rows = $this->connection->rows(
			'SELECT r.survey_id, r.id FROM %i s JOIN %i r FORCE INDEX ( listing ) ON r.survey_id = s.id AND r.status = %s
			WHERE r.submitted_on <= %s AND r.submitted_at < %s LIMIT %d',
			$this->connection->table( 'surveys' ),
			$this->connection->table( 'responses' ),
			ResponseStatus::Spam->value,
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
	 * Moves locked responses to another state.
	 *
	 * @param list<int> $ids
	 */
	public function move( int $surveyId, array $ids, ResponseStatus $to, ?ResponseStatus $trashedFrom ): void {
		$this->connection->execute(
			"UPDATE %i SET status = %s, trashed_from = NULLIF( %s, '' ) WHERE survey_id = %d AND id IN ( " . $this->marks( $ids ) . ' )',
			$this->connection->table( 'responses' ),
			$to->value,
			$trashedFrom === null ? '' : $trashedFrom->value,
			$surveyId,
			...$ids
		);
	}

	/**
	 * Says of locked responses whether they are tests.
	 *
	 * @param list<int> $ids
	 */
	public function markAsTest( int $surveyId, array $ids, bool $isTest ): void {
		$this->connection->execute(
			'UPDATE %i SET is_test = %d WHERE survey_id = %d AND id IN ( ' . $this->marks( $ids ) . ' )',
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
		foreach ( [ 'answers', 'answer_texts' ] as $table ) {
			$this->connection->execute(
				'DELETE FROM %i WHERE survey_id = %d AND response_id IN ( ' . $this->marks( $ids ) . ' )',
				$this->connection->table( $table ),
				$surveyId,
				...$ids
			);
		}
		$this->connection->execute(
			'DELETE FROM %i WHERE survey_id = %d AND id IN ( ' . $this->marks( $ids ) . ' )',
			$this->connection->table( 'responses' ),
			$surveyId,
			...$ids
		);
	}

	/**
	 * @return array<string, array<string, string>>
	 */
	private function texts( StoredResponse $response ): array {
		$rows  = $this->connection->rows(
			'SELECT question_id, kind, text FROM %i WHERE survey_id = %d AND response_id = %d',
			$this->connection->table( 'answer_texts' ),
			$response->surveyId,
			$response->id
		);
		$texts = [];
		foreach ( $rows as $row ) {
			$texts[ (string) $row['question_id'] ][ (string) $row['kind'] ] = (string) $row['text'];
		}
		return $texts;
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private function response( array $row ): StoredResponse {
		return new StoredResponse(
			(int) $row['id'],
			(int) $row['survey_id'],
			ResponseStatus::from( (string) $row['status'] ),
			Dates::fromColumn( (string) $row['submitted_at'] ),
			(string) $row['submitted_on'],
			new PageVisit( (string) $row['url'], (string) $row['name'], (int) $row['post_id'] ),
			(string) $row['ip'],
			new Client( (string) $row['browser'], (string) $row['os'], (string) $row['device'] ),
			(int) $row['revision'],
			(int) $row['late'] === 1
		);
	}

	/**
	 * @param list<int> $ids Never empty.
	 */
	private function marks( array $ids ): string {
		return implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Responses\Note;
use UserFeedback\Responses\TagRepository;
use UserFeedback\Support\Dates;

/**
 * The notes and tags of many responses.
 *
 * @since 0.7.0
 */
final class RemarkRepository {

	public function __construct(
		private readonly Connection $connection,
		private readonly TagRepository $tags
	) {}

	/**
	 * The responses of a survey that have a note or a tag, by id.
	 *
	 * @param int $after Id of the last one that is known.
	 * @return list<int>
	 */
	public function responses( int $surveyId, int $after, int $limit ): array {
		$parts  = [];
		$values = [];
		foreach ( [ 'response_notes', 'response_tags' ] as $table ) {
			$parts[] = 'SELECT * FROM ( SELECT DISTINCT response_id FROM %i WHERE survey_id = %d AND response_id > %d
				ORDER BY response_id LIMIT %d ) x';
			array_push( $values, $this->connection->table( $table ), $surveyId, $after, $limit );
		}
		$rows = $this->connection->rows( implode( ' UNION ', $parts ) . ' ORDER BY response_id LIMIT %d', ...[ ...$values, $limit ] );
		return array_map( static fn ( array $row ) => (int) $row['response_id'], $rows );
	}

	/**
	 * @param non-empty-list<int> $responses
	 * @return array<int, non-empty-list<string>> By response; those without tags are missing.
	 */
	public function tags( int $surveyId, array $responses ): array {
		return $this->tags->ofResponses( $surveyId, $responses );
	}

	/**
	 * @param non-empty-list<int> $responses
	 * @return array<int, non-empty-list<Note>> Oldest first, by response; those without notes are missing.
	 */
	public function notes( int $surveyId, array $responses ): array {
		$rows  = $this->connection->rows(
			'SELECT id, survey_id, response_id, user_id, text, created_at FROM %i
			WHERE survey_id = %d AND response_id IN ( ' . Connection::placeholders( $responses ) . ' ) ORDER BY response_id, id',
			$this->connection->table( 'response_notes' ),
			$surveyId,
			...$responses
		);
		$notes = [];
		foreach ( $rows as $row ) {
			$notes[ (int) $row['response_id'] ][] = new Note(
				(int) $row['id'],
				(int) $row['survey_id'],
				(int) $row['response_id'],
				(int) $row['user_id'],
				(string) $row['text'],
				Dates::fromColumn( (string) $row['created_at'] )
			);
		}
		return $notes;
	}
}

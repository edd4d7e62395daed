<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\StoredData\Person;
use UserFeedback\Support\Dates;

/**
 * Notes about responses.
 *
 * @since 0.5.0
 */
final class NoteRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The notes about a response, oldest first.
	 *
	 * @return list<Note>
	 */
	public function of( int $surveyId, int $responseId ): array {
		return $this->ofResponses( $surveyId, [ $responseId ] )[ $responseId ] ?? [];
	}

	/**
	 * The notes about several responses of a survey.
	 *
	 * @since 0.7.0
	 *
	 * @param non-empty-list<int> $ids
	 * @return array<int, non-empty-list<Note>> Oldest first, by response; those without notes are missing.
	 */
	public function ofResponses( int $surveyId, array $ids ): array {
		$rows  = $this->connection->rows(
			'SELECT id, survey_id, response_id, user_id, text, created_at FROM %i
			WHERE survey_id = %d AND response_id IN ( ' . Connection::placeholders( $ids ) . ' ) ORDER BY response_id, id',
			$this->connection->table( 'response_notes' ),
			$surveyId,
			...$ids
		);
		$notes = [];
		foreach ( $rows as $row ) {
			$note = self::note( $row );

			$notes[ $note->responseId ][] = $note;
		}
		return $notes;
	}

	/**
	 * Stores a note.
	 *
	 * @param DateTimeImmutable $at When it was written.
	 */
	public function add( int $surveyId, int $responseId, int $userId, string $text, DateTimeImmutable $at ): Note {
		$columns = [
			'survey_id'   => '%d',
			'response_id' => '%d',
			'user_id'     => '%d',
			'text'        => '%s',
			'created_at'  => '%s',
		];
		$this->connection->insertRows(
			'INSERT',
			'response_notes',
			$columns,
			[ [ $surveyId, $responseId, $userId, $text, Dates::toColumn( $at ) ] ]
		);
		return new Note( $this->connection->insertId(), $surveyId, $responseId, $userId, $text, $at );
	}

	/**
	 * Deletes a note.
	 */
	public function delete( Note $note ): void {
		$this->connection->execute(
			'DELETE FROM %i WHERE id = %d AND survey_id = %d AND response_id = %d',
			$this->connection->table( 'response_notes' ),
			$note->id,
			$note->surveyId,
			$note->responseId
		);
	}

	/**
	 * The notes that a user wrote, in the order of their ids.
	 *
	 * @since 0.7.0
	 *
	 * @param int $after Id of the last one that is known.
	 * @return list<Note>
	 */
	public function ofUser( int $userId, int $after, int $limit ): array {
		return array_map(
			self::note( ... ),
			$this->connection->rows(
				'SELECT id, survey_id, response_id, user_id, text, created_at FROM %i WHERE user_id = %d AND id > %d ORDER BY id LIMIT %d',
				$this->connection->table( 'response_notes' ),
				$userId,
				$after,
				$limit
			)
		);
	}

	/**
	 * Deletes some of the notes that mention a person's address.
	 *
	 * @since 0.7.0
	 *
	 * @return int How many; 0 when none is left.
	 */
	public function deleteMentions( Person $person, int $limit ): int {
		return $person->email === '' ? 0 : $this->connection->execute(
			'DELETE FROM %i WHERE text LIKE %s AND text REGEXP %s LIMIT %d',
			$this->connection->table( 'response_notes' ),
			$this->connection->contains( $person->email ),
			$person->pattern(),
			$limit
		);
	}

	/**
	 * Removes the author from some of the notes that a user wrote. The notes are about responses, and stay.
	 *
	 * @since 0.7.0
	 *
	 * @return int How many; 0 when none is left.
	 */
	public function forgetAuthor( int $userId, int $limit ): int {
		return $userId === 0 ? 0 : $this->connection->execute(
			'UPDATE %i SET user_id = 0 WHERE user_id = %d LIMIT %d',
			$this->connection->table( 'response_notes' ),
			$userId,
			$limit
		);
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function note( array $row ): Note {
		return new Note(
			(int) $row['id'],
			(int) $row['survey_id'],
			(int) $row['response_id'],
			(int) $row['user_id'],
			(string) $row['text'],
			Dates::fromColumn( (string) $row['created_at'] )
		);
	}
}

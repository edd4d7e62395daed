<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Model\OptionId;
use UserFeedback\StoredData\Person;

/**
 * Finds what a person answered, and removes what identifies the person from it.
 *
 * A response belongs to the person whose address is one of its answers. Texts have no key, so they are all read: by the database, once a part.
 *
 * @since 0.7.0
 */
final class PersonalResponseRepository {

	/** Surveys whose responses are not about to be deleted or still being stored. */
	private const OF_SURVEY = "s.status NOT IN ( 'deleted', 'incomplete' )";

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The responses of a person after an id, in the order of their ids.
	 *
	 * @return list<array{survey: int, id: int}>
	 */
	public function after( Person $person, int $id, int $limit ): array {
		$parts  = [];
		$values = [];
		if ( $person->email !== '' ) {
			$parts[] = "SELECT t.survey_id, t.response_id AS id FROM %i t JOIN %i s ON s.id = t.survey_id
				WHERE t.kind = 'text' AND t.text = %s AND HEX( LOWER( t.text ) ) = %s AND t.response_id > %d AND " . self::OF_SURVEY;
			array_push( $values, $this->texts(), $this->surveys(), $person->email, $person->hex(), $id );
		}
		if ( $person->userId > 0 ) {
			$parts[] = 'SELECT r.survey_id, r.id FROM %i r JOIN %i s ON s.id = r.survey_id WHERE r.user_id = %d AND r.id > %d AND ' . self::OF_SURVEY;
			array_push( $values, $this->connection->table( 'responses' ), $this->surveys(), $person->userId, $id );
		}
		return $parts === [] ? [] : self::places(
			$this->connection->rows(
				'SELECT u.survey_id, u.id FROM ( ' . implode( ' UNION ', $parts ) . ' ) u ORDER BY u.id LIMIT %d',
				...[ ...$values, $limit ]
			)
		);
	}

	/**
	 * The response with a submission id, of any survey.
	 *
	 * @param string $submissionId UUID.
	 * @return array{survey: int, id: int}|null
	 */
	public function bySubmission( string $submissionId ): ?array {
		// By the key of each survey: there is none for the submission id alone, which would cost each stored response.
		return self::places(
			$this->connection->rows(
				'SELECT r.survey_id, r.id FROM %i s JOIN %i r ON r.survey_id = s.id AND r.submission_id = x%s
				WHERE ' . self::OF_SURVEY . ' LIMIT 1',
				$this->surveys(),
				$this->connection->table( 'responses' ),
				str_replace( '-', '', $submissionId )
			)
		)[0] ?? null;
	}

	/**
	 * Texts that mention an address.
	 *
	 * @return list<array{survey: int, id: int, question: string, kind: string}> By the response.
	 */
	public function mentions( Person $person, int $limit ): array {
		if ( $person->email === '' ) {
			return [];
		}
		$rows = $this->connection->rows(
			'SELECT t.survey_id, t.response_id, t.question_id, t.kind FROM %i t JOIN %i s ON s.id = t.survey_id
			WHERE t.text LIKE %s AND t.text REGEXP %s AND ' . self::OF_SURVEY . ' LIMIT %d',
			$this->texts(),
			$this->surveys(),
			$this->connection->contains( $person->email ),
			$person->pattern(),
			$limit
		);
		return array_map(
			static fn ( array $row ) => [
				'survey'   => (int) $row['survey_id'],
				'id'       => (int) $row['response_id'],
				'question' => (string) $row['question_id'],
				'kind'     => (string) $row['kind'],
			],
			$rows
		);
	}

	/**
	 * Removes texts, notes and everything else that could lead to a person from locked responses. Choices and numbers stay, and when it was, and
	 * how long it took. The visitor's browser knows a submission id that does not exist any more.
	 *
	 * @param non-empty-list<int> $ids
	 */
	public function anonymise( int $surveyId, array $ids ): void {
		foreach ( [ 'answer_texts', 'response_notes', 'response_tags', 'webhook_deliveries' ] as $table ) {
			$this->connection->execute(
				'DELETE FROM %i WHERE survey_id = %d AND response_id IN ( ' . Connection::placeholders( $ids ) . ' )',
				$this->connection->table( $table ),
				$surveyId,
				...$ids
			);
		}
		$this->connection->execute(
			'DELETE FROM %i WHERE survey_id = %d AND option_hash = %s AND response_id IN ( ' . Connection::placeholders( $ids ) . ' )',
			$this->connection->table( 'answers' ),
			$surveyId,
			OptionId::TEXT,
			...$ids
		);
		$new = [];
		foreach ( $ids as $id ) {
			array_push( $new, $id, bin2hex( random_bytes( 16 ) ) );
		}
		$this->connection->execute(
			'UPDATE %i SET submission_id = CASE id' . str_repeat( ' WHEN %d THEN x%s', count( $ids ) ) . " END, page_id = 0, ip = '', browser = '',
			os = '', device = '', country = '', user_id = 0 WHERE survey_id = %d AND id IN ( " . Connection::placeholders( $ids ) . ' )',
			$this->connection->table( 'responses' ),
			...[ ...$new, $surveyId, ...$ids ]
		);
	}

	/**
	 * Deletes a text of locked responses, with the answer if it consists of it.
	 *
	 * @param non-empty-list<int> $ids
	 */
	public function deleteTexts( int $surveyId, array $ids, string $question, string $kind ): void {
		$of = 'WHERE survey_id = %d AND question_id = %s AND response_id IN ( ' . Connection::placeholders( $ids ) . ' )';
		$this->connection->execute( "DELETE FROM %i $of AND kind = %s", $this->texts(), $surveyId, $question, ...[ ...$ids, $kind ] );
		if ( $kind !== 'text' ) {
			return;
		}

		$answers = $this->connection->table( 'answers' );
		$this->connection->execute( "DELETE FROM %i $of AND option_hash = %s", $answers, $surveyId, $question, ...[ ...$ids, OptionId::TEXT ] );
	}

	/**
	 * Deletes what was sent to webhooks of locked responses.
	 *
	 * @param non-empty-list<int> $ids
	 */
	public function deleteDeliveries( int $surveyId, array $ids ): void {
		$this->connection->execute(
			'DELETE FROM %i WHERE survey_id = %d AND response_id IN ( ' . Connection::placeholders( $ids ) . ' )',
			$this->connection->table( 'webhook_deliveries' ),
			$surveyId,
			...$ids
		);
	}

	/**
	 * Removes address and title of pages that mention an address. The page stays for the responses that name it.
	 *
	 * @return int How many.
	 */
	public function forgetPages( Person $person, int $limit ): int {
		if ( $person->email === '' ) {
			return 0;
		}
		$ids = $this->connection->rows(
			"SELECT id FROM %i WHERE url <> '' AND ( url REGEXP %s OR url REGEXP %s OR name REGEXP %s ) LIMIT %d",
			$this->connection->table( 'pages' ),
			$person->pattern(),
			$person->pattern( true ),
			$person->pattern(),
			$limit
		);
		return $ids === [] ? 0 : $this->connection->execute(
			"UPDATE %i SET url = '', name = '' WHERE id IN ( " . Connection::placeholders( $ids ) . ' )',
			$this->connection->table( 'pages' ),
			...array_map( static fn ( array $row ) => (int) $row['id'], $ids )
		);
	}

	private function texts(): string {
		return $this->connection->table( 'answer_texts' );
	}

	private function surveys(): string {
		return $this->connection->table( 'surveys' );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<array{survey: int, id: int}>
	 */
	private static function places( array $rows ): array {
		return array_map(
			static fn ( array $row ) => [
				'survey' => (int) $row['survey_id'],
				'id'     => (int) $row['id'],
			],
			$rows
		);
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Support\Dates;

/**
 * Inserts responses with their answers and texts. Only ResponseWriter uses it.
 *
 * @since 0.1.0
 */
final class NewResponseRepository {

	/** Column → placeholder and default. What no response of a batch has is left out: it is much for the SQLite drop-in to parse. */
	private const OPTIONAL = [
		'page_id' => [ '%d', 0 ],
		'ip'      => [ '%s', '' ],
		'browser' => [ '%s', '' ],
		'os'      => [ '%s', '' ],
		'device'  => [ '%s', '' ],
		'country' => [ '%s', '' ],
		'is_test' => [ '%d', 0 ],
		'late'    => [ '%d', 0 ],
		'seconds' => [ "NULLIF( %s, '' )", '' ],
		// Marks partial answers that look like spam, see StoredResponse.
		'trashed_from' => [ "NULLIF( %s, '' )", '' ],
		'held'         => [ "NULLIF( %s, '' )", '' ],
		'language'     => [ "NULLIF( %s, '' )", '' ],
	];

	private const ALWAYS = [
		'survey_id'     => '%d',
		'submission_id' => 'x%s',
		'status'        => '%s',
		'submitted_at'  => '%s',
		'submitted_on'  => '%s',
		'revision'      => '%d',
	];

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Stores a response with all that belongs to it.
	 *
	 * @param string $day The site's local date when it was given.
	 * @return int|null Its id; null when a response with this submission id is stored already, and nothing is written then.
	 */
	public function insert( int $surveyId, NewResponse $response, string $day ): ?int {
		$submissionId = self::key( $response );
		if ( $this->insertResponses( 'INSERT IGNORE', [ self::row( $surveyId, $submissionId, $response, $day ) ] ) === 0 ) {
			return null;
		}
		// After INSERT IGNORE the engines disagree on insert_id; of a row that was inserted MariaDB knows it.
		$id = $this->connection->isSqlite() ? $this->idOf( $surveyId, $submissionId ) : $this->connection->insertId();
		$this->insertContents( $surveyId, $id, $response );
		return $id;
	}

	/**
	 * Stores the answers and texts of a response.
	 *
	 * @since 0.4.0
	 */
	public function insertContents( int $surveyId, int $id, NewResponse $response ): void {
		$rows = [];
		foreach ( $response->answers as $answer ) {
			foreach ( $answer->storedIds() as $position => $optionId ) {
				$rows[] = [ $surveyId, $id, $answer->questionId, $position, $optionId, (string) $answer->number ];
			}
		}
		$columns = [
			'survey_id'   => '%d',
			'response_id' => '%d',
			'question_id' => '%s',
			'position'    => '%d',
			'option_hash' => '%s',
			'number'      => "NULLIF( %s, '' )",
		];
		$this->connection->insertRows( 'INSERT', 'answers', $columns, $rows );
		$this->insertTexts( self::texts( $surveyId, $id, $response ) );
	}

	/**
	 * Stores responses with their answers and texts.
	 *
	 * @param non-empty-list<array{NewResponse, string}> $responses Each with the site's local date when it was given.
	 * @return int How many they are.
	 */
	public function insertMany( int $surveyId, array $responses ): int {
		$submissionIds = [];
		$rows          = [];
		foreach ( $responses as [ $response, $day ] ) {
			$submissionId    = self::key( $response );
			$submissionIds[] = $submissionId;
			$rows[]          = self::row( $surveyId, $submissionId, $response, $day );
		}
		$last = (int) $this->connection->value( 'SELECT MAX( id ) FROM %i', $this->connection->table( 'responses' ) );
		$this->insertResponses( 'INSERT', $rows );
		$ids    = $this->idsAfter( $surveyId, $last );
		$groups = [];
		$texts  = [];
		foreach ( $responses as $index => [ $response ] ) {
			$id = $ids[ $submissionIds[ $index ] ];
			foreach ( $response->answers as $answer ) {
				foreach ( $answer->storedIds() as $position => $optionId ) {
					$values = [ $answer->questionId, $position, $optionId, (string) $answer->number ];
					$key    = implode( '/', $values );

					$groups[ $key ]['values'] = $values;
					$groups[ $key ]['ids'][]  = $id;
				}
			}
			array_push( $texts, ...self::texts( $surveyId, $id, $response ) );
		}
		foreach ( $groups as $group ) {
			$this->insertAnswerOfMany( $group['values'], $group['ids'] );
		}
		$this->insertTexts( $texts );
		return count( $responses );
	}

	/**
	 * @param non-empty-list<array<string, string|int>> $rows By column.
	 * @return int Rows inserted.
	 */
	private function insertResponses( string $verb, array $rows ): int {
		$columns = self::ALWAYS;
		foreach ( self::OPTIONAL as $column => [ $placeholder, $default ] ) {
			if ( array_diff( array_column( $rows, $column ), [ $default ] ) !== [] ) {
				$columns[ $column ] = $placeholder;
			}
		}
		$values = array_map( static fn ( array $row ) => array_map( static fn ( string $name ) => $row[ $name ], array_keys( $columns ) ), $rows );
		return $this->connection->insertRows( $verb, 'responses', $columns, $values );
	}

	/**
	 * Column → placeholder of what later answers of the same submission replace: all of ALWAYS after its two ids, and OPTIONAL.
	 *
	 * @return array<string, string>
	 */
	public static function replaceable(): array {
		return array_slice( self::ALWAYS, 2 ) + array_map( static fn ( array $of ) => $of[0], self::OPTIONAL );
	}

	/**
	 * The row of a response in the table responses.
	 *
	 * @since 0.4.0
	 *
	 * @param string $submissionId See key().
	 * @param string $day          The site's local date when it was given.
	 * @return array<string, string|int> By column.
	 */
	public static function row( int $surveyId, string $submissionId, NewResponse $response, string $day ): array {
		return [
			'survey_id'     => $surveyId,
			'submission_id' => $submissionId,
			'status'        => $response->status->value,
			'submitted_at'  => Dates::toColumn( $response->at ),
			'submitted_on'  => $day,
			'revision'      => $response->revision,
			'page_id'       => $response->pageId,
			'ip'            => $response->ip,
			'browser'       => $response->client->browser,
			'os'            => $response->client->os,
			'device'        => $response->client->device,
			'country'       => $response->country,
			'is_test'       => (int) $response->isTest,
			'late'          => (int) $response->isLate,
			'seconds'       => (string) $response->seconds,
			'trashed_from'  => $response->isPartial && $response->status !== ResponseStatus::Partial ? ResponseStatus::Partial->value : '',
			'held'          => $response->held,
			'language'      => $response->language,
		];
	}

	/**
	 * @return list<list<string|int>> Rows of answer_texts.
	 */
	private static function texts( int $surveyId, int $id, NewResponse $response ): array {
		$rows = [];
		foreach ( $response->answers as $answer ) {
			foreach ( $answer->texts as $kind => $text ) {
				$rows[] = [ $surveyId, $id, $answer->questionId, $kind, $text ];
			}
		}
		return $rows;
	}

	/**
	 * @param list<list<string|int>> $rows
	 */
	private function insertTexts( array $rows ): void {
		$columns = [ 'survey_id' => '%d', 'response_id' => '%d', 'question_id' => '%s', 'kind' => '%s', 'text' => '%s' ];
		$this->connection->insertRows( 'INSERT', 'answer_texts', $columns, $rows );
	}

	/**
	 * The same answer of several responses in one statement: their ids are all that the database has to read. (Rows of VALUES take the SQLite
	 * drop-in, which parses in PHP, five times as long.)
	 *
	 * @param array{string, int, string, string} $values      Question, position, hash, and number or ''.
	 * @param non-empty-list<int>                $responseIds
	 */
	private function insertAnswerOfMany( array $values, array $responseIds ): void {
		$this->connection->execute(
			"INSERT INTO %i ( survey_id, response_id, question_id, position, option_hash, number )
			SELECT survey_id, id, %s, %d, %s, NULLIF( %s, '' ) FROM %i WHERE id IN ( " . Connection::placeholders( $responseIds ) . ' )',
			$this->connection->table( 'answers' ),
			...[ ...$values, $this->connection->table( 'responses' ), ...$responseIds ]
		);
	}

	private function idOf( int $surveyId, string $submissionId ): int {
		return (int) $this->connection->value(
			'SELECT id FROM %i WHERE survey_id = %d AND submission_id = x%s',
			$this->connection->table( 'responses' ),
			$surveyId,
			$submissionId
		);
	}

	/**
	 * @param int $last Id after which the responses were inserted.
	 * @return array<int> Ids of responses by those of their submissions, in hexadecimal digits.
	 */
	private function idsAfter( int $surveyId, int $last ): array {
		$rows = $this->connection->rows(
			'SELECT id, HEX( submission_id ) AS submission FROM %i WHERE survey_id = %d AND id > %d',
			$this->connection->table( 'responses' ),
			$surveyId,
			$last
		);
		return self::bySubmission( $rows );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return array<int>
	 */
	private static function bySubmission( array $rows ): array {
		$ids = [];
		foreach ( $rows as $row ) {
			$ids[ strtolower( (string) $row['submission'] ) ] = (int) $row['id'];
		}
		return $ids;
	}

	/**
	 * Whether a response with one of these submission ids is stored.
	 *
	 * @since 0.6.0
	 *
	 * @param non-empty-list<string> $submissionIds UUIDs.
	 */
	public function hasStored( int $surveyId, array $submissionIds ): bool {
		$keys = array_map( static fn ( string $id ) => strtolower( str_replace( '-', '', $id ) ), $submissionIds );
		return $this->connection->value(
			'SELECT id FROM %i WHERE survey_id = %d AND submission_id IN ( ' . Connection::placeholders( $keys, 'x%s' ) . ' ) LIMIT 1',
			$this->connection->table( 'responses' ),
			$surveyId,
			...$keys
		) !== null;
	}

	/**
	 * The responses that are stored with these submission ids.
	 *
	 * @since 0.7.0
	 *
	 * @param non-empty-list<string> $submissionIds 32 hexadecimal digits each, lower case.
	 * @return array<int> Ids of responses by those of their submissions.
	 */
	public function storedIds( int $surveyId, array $submissionIds ): array {
		$marks = Connection::placeholders( $submissionIds, 'x%s' );
		$sql   = "SELECT id, HEX( submission_id ) AS submission FROM %i WHERE survey_id = %d AND submission_id IN ( $marks )";
		$rows  = $this->connection->rows( $sql, $this->connection->table( 'responses' ), $surveyId, ...$submissionIds );
		return self::bySubmission( $rows );
	}

	/**
	 * The id of its submission in hexadecimal digits; a random one for a response that nobody sends again.
	 *
	 * @since 0.4.0
	 */
	public static function key( NewResponse $response ): string {
		return $response->submissionId === null ? bin2hex( random_bytes( 16 ) ) : strtolower( str_replace( '-', '', $response->submissionId ) );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Dates;

/**
 * Writes many responses at once.
 */
final class ImportRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Stores responses with their answers and texts.
	 *
	 * @param non-empty-list<list<Answer>> $responses
	 * @param DateTimeImmutable            $at        When they came, UTC.
	 * @param string                       $day       The site's local date then.
	 * @return int How many they are.
	 */
	public function insert( Survey $survey, array $responses, DateTimeImmutable $at, string $day ): int {
		// Nobody sends them again, so any id that is nobody else's will do.
		$submissions = array_map( static fn () => bin2hex( random_bytes( 16 ) ), $responses );
		$ids         = $this->insertResponses( $survey, $submissions, $at, $day );
		$groups      = [];
		$texts       = [];
		foreach ( $responses as $index => $answers ) {
			$id = $ids[ $submissions[ $index ] ];
			foreach ( $answers as $answer ) {
				foreach ( $answer->hashes() as $position => $hash ) {
					$values = [ $answer->questionId, $position, $hash, (string) $answer->number ];
					$key    = implode( '/', $values );

					$groups[ $key ]['values'] = $values;
					$groups[ $key ]['ids'][]  = $id;
				}
				foreach ( $answer->texts as $kind => $text ) {
					$texts[] = [ $survey->id, $id, $answer->questionId, $kind, $text ];
				}
			}
		}
		foreach ( $groups as $group ) {
			$this->insertAnswers( $group['values'], $group['ids'] );
		}
		$columns = [
			'survey_id'   => '%d',
			'response_id' => '%d',
			'question_id' => '%s',
			'kind'        => '%s',
			'text'        => '%s',
		];
		$this->connection->insertRows( 'INSERT', 'answer_texts', $columns, $texts );
		return count( $responses );
	}

	/**
	 * @param list<string> $submissions Ids in hexadecimal digits.
	 * @return array<string, int> Ids of the responses by those of their submissions.
	 */
	private function insertResponses( Survey $survey, array $submissions, DateTimeImmutable $at, string $day ): array {
		$moment  = Dates::toColumn( $at );
		$columns = [
			'survey_id'     => '%d',
			'submission_id' => 'x%s',
			'status'        => '%s',
			'submitted_at'  => '%s',
			'submitted_on'  => '%s',
			'revision'      => '%d',
		];
		$table   = $this->connection->table( 'responses' );
		$last    = (int) $this->connection->value( 'SELECT MAX( id ) FROM %i', $table );
		$this->connection->insertRows(
			'INSERT',
			'responses',
			$columns,
			array_map(
				static fn ( string $id ) => [ $survey->id, $id, ResponseStatus::Publish->value, $moment, $day, $survey->revision ],
				$submissions
			)
		);
		$rows = $this->connection->rows(
			'SELECT id, HEX( submission_id ) AS submission FROM %i WHERE survey_id = %d AND id > %d',
			$table,
			$survey->id,
			$last
		);
		$ids  = [];
		foreach ( $rows as $row ) {
			$ids[ strtolower( (string) $row['submission'] ) ] = (int) $row['id'];
		}
		return $ids;
	}

	/**
	 * The same answer of several responses in one statement: their ids are all that the database has to read. (Rows of VALUES take the SQLite
	 * drop-in, which parses in PHP, five times as long.)
	 *
	 * @param array{string, int, string, string} $values      Question, position, hash, and number or ''.
	 * @param non-empty-list<int>                $responseIds
	 */
	private function insertAnswers( array $values, array $responseIds ): void {
		$marks = implode( ', ', array_fill( 0, count( $responseIds ), '%d' ) );
		$this->connection->execute(
			"INSERT INTO %i ( survey_id, response_id, question_id, position, option_hash, number )
			SELECT survey_id, id, %s, %d, %s, NULLIF( %s, '' ) FROM %i WHERE id IN ( $marks )",
			$this->connection->table( 'answers' ),
			...[ ...$values, $this->connection->table( 'responses' ), ...$responseIds ]
		);
	}
}

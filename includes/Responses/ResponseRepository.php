<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Model\OptionHash;
use UserFeedback\Support\Dates;

/**
 * New responses in the database, and the labels of what was chosen.
 */
final class ResponseRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Stores a response with its answers.
	 *
	 * @param DateTimeImmutable $at     When it came, UTC.
	 * @param string            $day    The site's local date then.
	 * @param int               $pageId See PageRepository.
	 * @return int|null Its id; null when a submission with this id is stored already, and nothing is written then.
	 */
	public function insert( Submission $submission, DateTimeImmutable $at, string $day, int $pageId ): ?int {
		$isNew = $this->connection->insertRows(
			'INSERT IGNORE',
			'responses',
			[
				'survey_id'     => '%d',
				'submission_id' => 'x%s',
				'status'        => '%s',
				'submitted_at'  => '%s',
				'submitted_on'  => '%s',
				'page_id'       => '%d',
				'ip'            => '%s',
				'browser'       => '%s',
				'os'            => '%s',
				'device'        => '%s',
				'revision'      => '%d',
				'late'          => '%d',
			],
			[
				[
					$submission->surveyId,
					$this->hex( $submission->id ),
					( $submission->isSpam ? ResponseStatus::Spam : ResponseStatus::Publish )->value,
					Dates::toColumn( $at ),
					$day,
					$pageId,
					$submission->ip,
					$submission->client->browser,
					$submission->client->os,
					$submission->client->device,
					$submission->revision,
					(int) $submission->isLate,
				],
			]
		);
		if ( $isNew === 0 ) {
			return null;
		}
		// After INSERT IGNORE the engines disagree on insert_id; of a row that was inserted MariaDB tells it.
		$responseId = $this->connection->isSqlite() ? $this->idOf( $submission ) : $this->connection->insertId();
		$this->insertAnswers( $submission, $responseId );
		$this->insertTexts( $submission, $responseId );
		$this->insertOptions( $submission->surveyId, array_column( $submission->answers, 'labels', 'questionId' ) );
		return $responseId;
	}

	/**
	 * Every label that was ever chosen.
	 *
	 * @return array<string, array<string, string>> Question → hash → label.
	 */
	public function optionLabels( int $surveyId ): array {
		$rows   = $this->connection->rows(
			'SELECT question_id, hash, label FROM %i WHERE survey_id = %d',
			$this->connection->table( 'question_options' ),
			$surveyId
		);
		$labels = [];
		foreach ( $rows as $row ) {
			$labels[ (string) $row['question_id'] ][ (string) $row['hash'] ] = (string) $row['label'];
		}
		return $labels;
	}

	private function idOf( Submission $submission ): int {
		return (int) $this->connection->value(
			'SELECT id FROM %i WHERE survey_id = %d AND submission_id = x%s',
			$this->connection->table( 'responses' ),
			$submission->surveyId,
			$this->hex( $submission->id )
		);
	}

	private function insertAnswers( Submission $submission, int $responseId ): void {
		$rows = [];
		foreach ( $submission->answers as $answer ) {
			foreach ( $answer->hashes() as $position => $hash ) {
				$rows[] = [ $submission->surveyId, $responseId, $answer->questionId, $position, $hash, (string) $answer->number ];
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
	}

	private function insertTexts( Submission $submission, int $responseId ): void {
		$rows = [];
		foreach ( $submission->answers as $answer ) {
			foreach ( $answer->texts as $kind => $text ) {
				$rows[] = [ $submission->surveyId, $responseId, $answer->questionId, $kind, $text ];
			}
		}
		$columns = [
			'survey_id'   => '%d',
			'response_id' => '%d',
			'question_id' => '%s',
			'kind'        => '%s',
			'text'        => '%s',
		];
		$this->connection->insertRows( 'INSERT', 'answer_texts', $columns, $rows );
	}

	/**
	 * Keeps labels that were chosen, so that they have a name when they are not asked any more.
	 *
	 * @param array<string, list<string>> $labels By question.
	 */
	public function insertOptions( int $surveyId, array $labels ): void {
		$rows = [];
		foreach ( $labels as $questionId => $own ) {
			foreach ( $own as $label ) {
				$rows[] = [ $surveyId, (string) $questionId, OptionHash::of( $label ), $label ];
			}
		}
		$columns = [
			'survey_id'   => '%d',
			'question_id' => '%s',
			'hash'        => '%s',
			'label'       => '%s',
		];
		$this->connection->insertRows( 'INSERT IGNORE', 'question_options', $columns, $rows );
	}

	private function hex( string $uuid ): string {
		return str_replace( '-', '', $uuid );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Model\Answer;

/**
 * Reads what stored responses answered.
 *
 * @since 0.5.0
 */
final class AnswerRepository {

	/** A page of a list; exports and summaries read more responses at once. */
	private const FEW = 100;

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The answers of responses, in two queries however many they are; in three where they are more than a page of a list.
	 *
	 * @param list<int>        $ids
	 * @param ReadAnswers|null $read Of a reader of many parts: labels are read with the first one.
	 * @return array<int, array<string, Answer>> By response and question.
	 */
	public function of( int $surveyId, array $ids, ?ReadAnswers $read = null ): array {
		$isMany  = $read !== null || count( $ids ) > self::FEW;
		$chosen  = $isMany ? $this->chosenOfMany( $surveyId, $ids, $read ?? new ReadAnswers() ) : $this->chosen( $surveyId, $ids );
		$texts   = $this->texts( $surveyId, $ids );
		$answers = [];
		foreach ( $chosen as $id => $byQuestion ) {
			foreach ( $byQuestion as $questionId => $labels ) {
				$answers[ $id ][ $questionId ] = Answer::stored( (string) $questionId, $labels, $texts[ $id ][ $questionId ] ?? [] );
			}
		}
		return $answers;
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

	/**
	 * The labels that responses chose, with their names looked up by the database.
	 *
	 * @param list<int> $ids
	 * @return array<int, array<string, list<string>>> By response and question; a text and a skipped question have none.
	 */
	private function chosen( int $surveyId, array $ids ): array {
		$marks  = Connection::placeholders( $ids );
		$rows   = $this->connection->rows(
			"SELECT a.response_id, a.question_id, o.label FROM %i a
			LEFT JOIN %i o ON o.survey_id = a.survey_id AND o.question_id = a.question_id AND o.hash = a.option_hash
			WHERE a.survey_id = %d AND a.response_id IN ( $marks ) ORDER BY a.response_id, a.question_id, a.position",
			$this->connection->table( 'answers' ),
			$this->connection->table( 'question_options' ),
			$surveyId,
			...$ids
		);
		$chosen = [];
		foreach ( $rows as $row ) {
			$id       = (int) $row['response_id'];
			$question = (string) $row['question_id'];

			$chosen[ $id ][ $question ] ??= [];
			if ( $row['label'] !== null ) {
				$chosen[ $id ][ $question ][] = $row['label'];
			}
		}
		return $chosen;
	}

	/**
	 * The same for so many responses that it is faster to read all labels of the survey once.
	 *
	 * @param list<int> $ids
	 * @return array<int, array<string, list<string>>>
	 */
	private function chosenOfMany( int $surveyId, array $ids, ReadAnswers $read ): array {
		$marks  = Connection::placeholders( $ids );
		$rows   = $this->connection->rows(
			"SELECT response_id, question_id, option_hash FROM %i WHERE survey_id = %d AND response_id IN ( $marks )
			ORDER BY response_id, question_id, position",
			$this->connection->table( 'answers' ),
			$surveyId,
			...$ids
		);
		$labels = $read->labels ??= $this->optionLabels( $surveyId );
		$isNew  = false;
		$chosen = [];
		foreach ( $rows as $row ) {
			$id       = (int) $row['response_id'];
			$question = (string) $row['question_id'];
			$hash     = (string) $row['option_hash'];
			if ( ! isset( $labels[ $question ][ $hash ] ) && ! str_starts_with( $hash, '!' ) && ! $isNew ) {
				// An option that was added since they were read.
				$isNew  = true;
				$labels = $read->labels = $this->optionLabels( $surveyId );
			}
			$label = $labels[ $question ][ $hash ] ?? null;

			$chosen[ $id ][ $question ] ??= [];
			if ( $label !== null ) {
				$chosen[ $id ][ $question ][] = $label;
			}
		}
		return $chosen;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array<string, array<string, string>>> By response, question and kind.
	 */
	private function texts( int $surveyId, array $ids ): array {
		$rows  = $this->connection->rows(
			// By the primary key, which begins with the survey, MariaDB may read all texts of the survey.
			'SELECT response_id, question_id, kind, text FROM %i FORCE INDEX ( response )
			WHERE survey_id = %d AND response_id IN ( ' . Connection::placeholders( $ids ) . ' )',
			$this->connection->table( 'answer_texts' ),
			$surveyId,
			...$ids
		);
		$texts = [];
		foreach ( $rows as $row ) {
			$texts[ (int) $row['response_id'] ][ (string) $row['question_id'] ][ (string) $row['kind'] ] = (string) $row['text'];
		}
		return $texts;
	}
}

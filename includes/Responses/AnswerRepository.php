<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Survey;

/**
 * Reads what stored responses answered.
 *
 * @phpstan-type Option array{id: string, label: string}
 * @since 0.5.0
 */
final class AnswerRepository {

	/** A page of a list; exports and summaries read more responses at once. */
	private const FEW = 100;

	public function __construct(
		private readonly Connection $connection,
		private readonly SurveyOptionsReader $options
	) {}

	/**
	 * The answers of responses, in two queries however many they are; in three where they are more than a page of a list.
	 *
	 * @param Survey           $survey As it is now.
	 * @param list<int>        $ids
	 * @param ReadAnswers|null $read   Of a reader of many parts: labels are read with the first one.
	 * @return array<int, array<string, Answer>> By response and question. Options have their newest labels.
	 */
	public function ofSurvey( Survey $survey, array $ids, ?ReadAnswers $read = null ): array {
		$isMany  = $read !== null || count( $ids ) > self::FEW;
		$chosen  = $isMany ? $this->chosenOfMany( $survey, $ids, $read ?? new ReadAnswers() ) : $this->chosen( $survey, $ids );
		$texts   = $this->texts( $survey->id, $ids );
		$answers = [];
		foreach ( $chosen as $id => $byQuestion ) {
			foreach ( $byQuestion as $questionId => $options ) {
				$questionId = (string) $questionId;

				$answers[ $id ][ $questionId ] = Answer::stored(
					$questionId,
					array_column( $options, 'label' ),
					$texts[ $id ][ $questionId ] ?? [],
					array_column( $options, 'id' )
				);
			}
		}
		return $answers;
	}

	/**
	 * The options that responses chose. What the survey does not have any more is looked up by the database.
	 *
	 * @param list<int> $ids
	 * @return array<int, array<list<Option>>> By response and question; a text and a skipped question have none.
	 */
	private function chosen( Survey $survey, array $ids ): array {
		$marks  = Connection::placeholders( $ids );
		$rows   = $this->connection->rows(
			"SELECT a.response_id, a.question_id, a.option_hash, a.number, o.label FROM %i a
			LEFT JOIN %i o ON o.survey_id = a.survey_id AND o.question_id = a.question_id AND o.hash = a.option_hash
			WHERE a.survey_id = %d AND a.response_id IN ( $marks ) ORDER BY a.response_id, a.question_id, a.position",
			$this->connection->table( 'answers' ),
			$this->connection->table( 'question_options' ),
			$survey->id,
			...$ids
		);
		$asked  = $this->options->asked( $survey );
		$chosen = [];
		foreach ( $rows as $row ) {
			self::add( $chosen, $row, $asked[ (string) $row['question_id'] ][ (string) $row['option_hash'] ] ?? $row['label'] );
		}
		return $chosen;
	}

	/**
	 * The same for so many responses that it is faster to read all labels of the survey once.
	 *
	 * @param list<int> $ids
	 * @return array<int, array<list<Option>>>
	 */
	private function chosenOfMany( Survey $survey, array $ids, ReadAnswers $read ): array {
		$marks  = Connection::placeholders( $ids );
		$rows   = $this->connection->rows(
			"SELECT response_id, question_id, option_hash, number FROM %i WHERE survey_id = %d AND response_id IN ( $marks )
			ORDER BY response_id, question_id, position",
			$this->connection->table( 'answers' ),
			$survey->id,
			...$ids
		);
		$read->options ??= $this->options->read( $survey );

		$isNew  = false;
		$labels = [];
		$chosen = [];
		foreach ( $rows as $row ) {
			$question = (string) $row['question_id'];
			$option   = (string) $row['option_hash'];
			// A text or a skipped question has none.
			$isMark = str_starts_with( $option, '!' );
			$label  = $isMark ? null : $labels[ $question ][ $option ] ??= $read->options->ofQuestion( $question )->label( $option );
			if ( $label === null && $row['number'] === null && ! $isMark && ! $isNew ) {
				// An option that was added since they were read.
				$isNew         = true;
				$read->options = $read->options->plus( $this->options->read( $survey ) );
				$label         = $read->options->ofQuestion( $question )->label( $option );
			}
			self::add( $chosen, $row, $label );
		}
		return $chosen;
	}

	/**
	 * @param array<int, array<list<Option>>> $chosen
	 * @param array<string, string|null>      $row    With response_id, question_id, option_hash and number.
	 * @param string|null                     $label  Null if the survey has none: a number is its own label.
	 */
	private static function add( array &$chosen, array $row, ?string $label ): void {
		$response = (int) $row['response_id'];
		$question = (string) $row['question_id'];
		$label  ??= $row['number'];

		$chosen[ $response ][ $question ] ??= [];
		if ( $label !== null ) {
			$chosen[ $response ][ $question ][] = [
				'id'    => (string) $row['option_hash'],
				'label' => $label,
			];
		}
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

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Connection;
use UserFeedback\Database\IdRange;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Survey;

/**
 * Reads what stored responses answered.
 *
 * @phpstan-type Labels Closure( string, string, array<string, string|null> ): (string|null)
 * @since 0.5.0
 */
final class AnswerRepository {

	/** Answers that are kept for the responses that follow. */
	private const KEPT = 1000;

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
	 * @return array<int, array<Answer>> By response and question. Options have their newest labels.
	 */
	public function ofSurvey( Survey $survey, array $ids, ?ReadAnswers $read = null ): array {
		$isMany = $read !== null || count( $ids ) > self::FEW;
		$read ??= new ReadAnswers();
		$answers = $this->answers(
			$isMany ? $this->chosenOfMany( $survey, $ids ) : $this->chosen( $survey, $ids ),
			$isMany ? $this->labelsOfMany( $survey, $read ) : $this->labels( $survey ),
			$this->texts( $survey->id, $ids ),
			$read
		);
		return array_intersect_key( $answers, array_flip( $ids ) );
	}

	/**
	 * Makes answers of rows. Most of them are the same few options again and again, and answers do not change: they are one object.
	 *
	 * @param list<array<string, string|null>>         $rows   With response_id, question_id, option_hash and number; of each answer together.
	 * @param Labels                                   $labels Label of an option by question, id and row; null if it has none.
	 * @param array<int, array<array<string, string>>> $texts  By response, question and kind.
	 * @return array<int, array<Answer>> By response and question.
	 */
	private function answers( array $rows, Closure $labels, array $texts, ReadAnswers $read ): array {
		$answers = [];
		foreach ( $rows as $row ) {
			$id       = (int) $row['response_id'];
			$question = (string) $row['question_id'];
			$option   = (string) $row['option_hash'];
			$before   = $answers[ $id ][ $question ] ?? null;
			$words    = $texts[ $id ][ $question ] ?? [];
			$key      = "$question/$option/{$row['number']}";
			if ( $before === null && $words === [] && isset( $read->answers[ $key ] ) ) {
				$answers[ $id ][ $question ] = $read->answers[ $key ];
				continue;
			}
			// A text or a skipped question has no option; a number is its own label.
			$isMark = str_starts_with( $option, '!' );
			$label  = $isMark ? null : $labels( $question, $option, $row ) ?? $row['number'];
			$answer = Answer::stored(
				$question,
				$label === null ? $before->labels ?? [] : [ ...$before->labels ?? [], $label ],
				$words,
				$label === null ? $before->optionIds ?? [] : [ ...$before->optionIds ?? [], $option ]
			);

			$answers[ $id ][ $question ] = $answer;
			// An option without a label is looked for again.
			$isWhole = $before === null && $words === [] && ( $isMark || $label !== null );
			if ( $isWhole && count( $read->answers ) < self::KEPT ) {
				$read->answers[ $key ] = $answer;
			}
		}
		return $answers;
	}

	/**
	 * The options that responses chose. What the survey does not have any more is looked up by the database.
	 *
	 * @param list<int> $ids
	 * @return list<array<string, string|null>>
	 */
	private function chosen( Survey $survey, array $ids ): array {
		$marks = Connection::placeholders( $ids );
		return $this->connection->rows(
			"SELECT a.response_id, a.question_id, a.option_hash, a.number, o.label FROM %i a
			LEFT JOIN %i o ON o.survey_id = a.survey_id AND o.question_id = a.question_id AND o.hash = a.option_hash
			WHERE a.survey_id = %d AND a.response_id IN ( $marks ) ORDER BY a.response_id, a.question_id, a.position",
			$this->connection->table( 'answers' ),
			$this->connection->table( 'question_options' ),
			$survey->id,
			...$ids
		);
	}

	/**
	 * @return Labels For rows of chosen().
	 */
	private function labels( Survey $survey ): Closure {
		$asked = $this->options->asked( $survey );
		return static function ( string $question, string $option, array $row ) use ( $asked ): ?string {
			/** @var array<string, string|null> $row */
			return $asked[ $question ][ $option ] ?? $row['label'];
		};
	}

	/**
	 * The same for so many responses that it is faster to read all labels of the survey once.
	 *
	 * @param list<int> $ids
	 * @return list<array<string, string|null>>
	 */
	private function chosenOfMany( Survey $survey, array $ids ): array {
		[ $range, $values ] = IdRange::around( $ids );
		return $this->connection->rows(
			"SELECT response_id, question_id, option_hash, number FROM %i WHERE survey_id = %d AND $range
			ORDER BY response_id, question_id, position",
			$this->connection->table( 'answers' ),
			$survey->id,
			...$values
		);
	}

	/**
	 * @return Labels For rows of chosenOfMany().
	 */
	private function labelsOfMany( Survey $survey, ReadAnswers $read ): Closure {
		$options = $read->options ??= $this->options->read( $survey );
		$isNew   = false;
		return function ( string $question, string $option, array $row ) use ( $survey, $read, &$options, &$isNew ): ?string {
			$label = $options->ofQuestion( $question )->label( $option );
			if ( $label === null && $row['number'] === null && ! $isNew ) {
				// An option that was added since they were read.
				$isNew         = true;
				$options       = $options->plus( $this->options->read( $survey ) );
				$read->options = $options;
				$label         = $options->ofQuestion( $question )->label( $option );
			}
			return $label;
		};
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array<string, array<string, string>>> By response, question and kind.
	 */
	private function texts( int $surveyId, array $ids ): array {
		[ $range, $values ] = IdRange::around( $ids );

		$rows  = $this->connection->rows(
			// By the primary key, which begins with the survey, MariaDB may read all texts of the survey.
			"SELECT response_id, question_id, kind, text FROM %i FORCE INDEX ( response ) WHERE survey_id = %d AND $range",
			$this->connection->table( 'answer_texts' ),
			$surveyId,
			...$values
		);
		$texts = [];
		foreach ( $rows as $row ) {
			$texts[ (int) $row['response_id'] ][ (string) $row['question_id'] ][ (string) $row['kind'] ] = (string) $row['text'];
		}
		return $texts;
	}
}

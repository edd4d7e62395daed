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
 * @phpstan-type Labels Closure( string, string, string|null ): (string|null)
 * @since 0.5.0
 */
final class AnswerRepository {

	/** A page of a list; exports and summaries read more responses at once. */
	private const FEW = 100;

	/** Stands between the parts of a choice; no id holds it. */
	private const PART = '/';

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
		[ $chosen, $labels ] = $isMany
			? [ $this->packed( $survey, $ids, $read ) ?? $this->unpacked( $survey, $ids ), $this->labelsOfMany( $survey, $read ) ]
			: $this->chosen( $survey, $ids );

		return $this->answers( array_intersect_key( $chosen, array_flip( $ids ) ), $labels, $this->texts( $survey->id, $ids ), $read );
	}

	/**
	 * Makes answers of what was chosen. Most of it are the same few options again and again, and answers do not change: they are one object.
	 *
	 * @param array<int, list<string>>                 $chosen By response: see packed(); what one question got is together.
	 * @param Labels                                   $labels Label of an option by question, id and number; null if it has none.
	 * @param array<int, array<array<string, string>>> $texts  By response, question and kind.
	 * @return array<int, array<Answer>> By response and question.
	 */
	private function answers( array $chosen, Closure $labels, array $texts, ReadAnswers $read ): array {
		$answers = [];
		foreach ( $chosen as $id => $packs ) {
			$given = [];
			$key   = '';
			foreach ( $packs as $pack ) {
				$answer   = $read->answers[ $pack ] ?? self::answer( $pack, $labels, $read );
				$question = $answer->questionId;
				if ( isset( $given[ $question ] ) ) {
					// What one question got stands together, so these choices name their answer.
					$key    = "$key $pack";
					$answer = $read->answers[ $key ] ?? self::both( $key, $given[ $question ], $answer, $read );
				} else {
					$key = $pack;
				}
				$given[ $question ] = $answer;
			}
			foreach ( $texts[ $id ] ?? [] as $question => $words ) {
				if ( isset( $given[ $question ] ) ) {
					$given[ $question ] = $given[ $question ]->withTexts( $words );
				}
			}
			$answers[ $id ] = $given;
		}
		return $answers;
	}

	/**
	 * @param Labels $labels
	 */
	private static function answer( string $pack, Closure $labels, ReadAnswers $read ): Answer {
		$parts = explode( self::PART, $pack );
		[ $question, $option, $number ] = [ $parts[0], $parts[1] ?? '', $parts[2] ?? null ];
		// A text or a skipped question has no option; a number is its own label.
		$isMark = str_starts_with( $option, '!' );
		$label  = $isMark ? null : $labels( $question, $option, $number ) ?? $number;
		$answer = Answer::stored( $question, $label === null ? [] : [ $label ], [], $label === null ? [] : [ $option ] );
		// An option without a label is looked for again.
		return $isMark || $label !== null ? $read->keep( $pack, $answer ) : $answer;
	}

	/**
	 * @param string $key Of both, see answers().
	 */
	private static function both( string $key, Answer $first, Answer $next, ReadAnswers $read ): Answer {
		$both = $first->with( $next );
		return count( $both->labels ) > substr_count( $key, ' ' ) ? $read->keep( $key, $both ) : $both;
	}

	/**
	 * What responses chose, with the labels that the database knows: what the survey does not have any more is looked up there.
	 *
	 * @param list<int> $ids
	 * @return array{array<int, list<string>>, Labels} By response: see packed().
	 */
	private function chosen( Survey $survey, array $ids ): array {
		$marks = Connection::placeholders( $ids );
		$rows  = $this->connection->rows(
			"SELECT a.response_id, a.question_id, a.option_hash, a.number, o.label FROM %i a
			LEFT JOIN %i o ON o.survey_id = a.survey_id AND o.question_id = a.question_id AND o.hash = a.option_hash
			WHERE a.survey_id = %d AND a.response_id IN ( $marks ) ORDER BY a.response_id, a.question_id, a.position",
			$this->connection->table( 'answers' ),
			$this->connection->table( 'question_options' ),
			$survey->id,
			...$ids
		);
		$asked  = $this->options->asked( $survey );
		$stored = [];
		foreach ( $rows as $row ) {
			$stored[ (string) $row['question_id'] ][ (string) $row['option_hash'] ] = $row['label'];
		}
		return [
			self::packs( $rows ),
			static fn ( string $question, string $option ): ?string => $asked[ $question ][ $option ] ?? $stored[ $question ][ $option ] ?? null,
		];
	}

	/**
	 * What so many responses chose that it is faster to read all labels of the survey once. The database joins what a response chose to one
	 * text: a row for each choice costs wpdb more than all else that exports do (13 questions: 35 → 14 µs a response, decision 0053).
	 *
	 * @param list<int> $ids
	 * @return array<int, list<string>>|null By response: for each choice `question/option` or `question/option/number`. It may hold other responses
	 *                                       too. Null where the database joins no text as long (MySQL: 1,024 bytes unless set) or is SQLite, which
	 *                                       promises no order.
	 */
	private function packed( Survey $survey, array $ids, ReadAnswers $read ): ?array {
		if ( ! $read->areJoined || $this->connection->isSqlite() ) {
			return null;
		}
		[ $range, $values ] = IdRange::around( $ids );

		$rows   = $this->connection->rows(
			"SELECT response_id, @@group_concat_max_len AS most,
			GROUP_CONCAT( CONCAT_WS( %s, question_id, option_hash, number ) ORDER BY question_id, position SEPARATOR ' ' ) AS packs
			FROM %i WHERE survey_id = %d AND $range GROUP BY response_id",
			self::PART,
			$this->connection->table( 'answers' ),
			$survey->id,
			...$values
		);
		$chosen = [];
		foreach ( $rows as $row ) {
			$packs = (string) $row['packs'];
			// It may have been cut, and the next part is likely to be.
			if ( strlen( $packs ) >= (int) $row['most'] ) {
				$read->areJoined = false;
				return null;
			}
			$chosen[ (int) $row['response_id'] ] = explode( ' ', $packs );
		}
		return $chosen;
	}

	/**
	 * The same as rows.
	 *
	 * @param list<int> $ids
	 * @return array<int, list<string>>
	 */
	private function unpacked( Survey $survey, array $ids ): array {
		[ $range, $values ] = IdRange::around( $ids );
		return self::packs(
			$this->connection->rows(
				"SELECT response_id, question_id, option_hash, number FROM %i WHERE survey_id = %d AND $range
				ORDER BY response_id, question_id, position",
				$this->connection->table( 'answers' ),
				$survey->id,
				...$values
			)
		);
	}

	/**
	 * @param list<array<string, string|null>> $rows With response_id, question_id, option_hash and number.
	 * @return array<int, list<string>> See packed().
	 */
	private static function packs( array $rows ): array {
		$packs = [];
		foreach ( $rows as $row ) {
			$number = $row['number'] === null ? '' : self::PART . $row['number'];

			$packs[ (int) $row['response_id'] ][] = $row['question_id'] . self::PART . $row['option_hash'] . $number;
		}
		return $packs;
	}

	/**
	 * @return Labels Of all options that the survey has or had.
	 */
	private function labelsOfMany( Survey $survey, ReadAnswers $read ): Closure {
		$options = $read->options ??= $this->options->read( $survey );
		$isNew   = false;
		return function ( string $question, string $option, ?string $number ) use ( $survey, $read, &$options, &$isNew ): ?string {
			$label = $options->ofQuestion( $question )->label( $option );
			if ( $label === null && $number === null && ! $isNew ) {
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

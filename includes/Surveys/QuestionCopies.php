<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;

/**
 * Copies the questions of a survey with new ids, so that counts of copy and original are never mixed up. Conditions refer to the copies.
 *
 * @since 0.1.0
 */
final class QuestionCopies {

	/**
	 * New ids for questions.
	 *
	 * @param list<Question> $questions
	 * @return array<string, string> By current id.
	 */
	public static function idsFor( array $questions ): array {
		$ids = [];
		foreach ( $questions as $question ) {
			$ids[ $question->id ] = 'q' . bin2hex( random_bytes( 5 ) );
		}
		return $ids;
	}

	/**
	 * The same questions with other ids.
	 *
	 * @param list<Question>        $questions
	 * @param array<string, string> $ids       New ids by current id; see idsFor().
	 * @return list<Question>
	 */
	public static function of( array $questions, array $ids ): array {
		return array_map(
			static function ( Question $question ) use ( $ids ): Question {
				$data       = $question->toArray();
				$data['id'] = $ids[ $question->id ];
				foreach ( $data['logic']['conditions'] as $index => $condition ) {
					$data['logic']['conditions'][ $index ]['question_id'] = $ids[ $condition['question_id'] ] ?? $condition['question_id'];
				}
				return Question::fromArray( $data );
			},
			$questions
		);
	}
}

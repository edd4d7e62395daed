<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;

/**
 * Questions of a copied survey: fresh ids, so that figures of copy and original can never be mistaken for each other, and
 * conditions that point to the copies.
 *
 * @since 0.1.0
 */
final class QuestionCopies {

	/**
	 * The same questions under other ids.
	 *
	 * @param list<Question> $questions
	 * @return list<Question>
	 */
	public static function of( array $questions ): array {
		$ids = [];
		foreach ( $questions as $question ) {
			$ids[ $question->id ] = 'q' . bin2hex( random_bytes( 5 ) );
		}
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

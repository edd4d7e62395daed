<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Logic;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;

/**
 * Which questions visitors see. The same rules as src/widget/parts/logic.ts.
 *
 * @since 0.4.0
 */
final class QuestionLogic {

	public const HIDE = 'hide';

	/**
	 * Ids of the questions that conditions hide from a visitor. Conditions compare only answers to earlier questions.
	 *
	 * @param list<Question>       $questions
	 * @param array<string, mixed> $answers   By question id, as the visitor's browser compared them; see Comparator::holds(). A missing one compares
	 *                                        as an empty text.
	 * @return list<string>
	 */
	public static function hidden( array $questions, array $answers ): array {
		$hidden  = [];
		$earlier = [];
		foreach ( $questions as $question ) {
			if ( self::hides( $question, $earlier ) ) {
				$hidden[] = $question->id;
			}
			$earlier[ $question->id ] = $answers[ $question->id ] ?? null;
		}
		return $hidden;
	}

	/**
	 * @param array<string, mixed> $answers
	 */
	private static function hides( Question $question, array $answers ): bool {
		$logic = $question->logic;
		if ( ! $logic['enabled'] ) {
			return false;
		}
		$holds = Condition::allHold( ConditionFields::logic()->readAll( $logic['conditions'], 'conditions' ), $answers );
		return $holds === ( $logic['action'] === self::HIDE );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Logic;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;

/**
 * Which questions visitors see. The same rules as src/widget/parts/logic.ts.
 *
 * @since 0.4.0
 *
 * @phpstan-import-type Logic from Question
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
	 * The logic of a question for visitors: without conditions that are off, and disabled if none is left.
	 *
	 * @since 0.6.0
	 *
	 * @return Logic
	 */
	public static function active( Question $question ): array {
		$logic = $question->logic;
		$isOff = static fn ( mixed $stored ): bool => ConditionFields::logic()->read( $stored )->isOff;

		$conditions = array_values( array_filter( $logic['conditions'], static fn ( array $stored ) => ! $isOff( $stored ) ) );
		return array_replace(
			$logic,
			[
				'enabled'    => $logic['enabled'] && $conditions !== [],
				'conditions' => $conditions,
			]
		);
	}

	/**
	 * @param array<string, mixed> $answers
	 */
	private static function hides( Question $question, array $answers ): bool {
		$logic = self::active( $question );
		if ( ! $logic['enabled'] ) {
			return false;
		}
		$holds = Condition::allHold( ConditionFields::logic()->readAll( $logic['conditions'], 'conditions' ), $answers );
		return $holds === ( $logic['action'] === self::HIDE );
	}
}

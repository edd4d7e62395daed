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
	 * @param array<string, mixed> $answers   By question id, as the visitor's browser sent them; see ComparedAnswers.
	 * @return list<string>
	 */
	public static function hidden( array $questions, array $answers ): array {
		$hidden  = [];
		$earlier = [];
		foreach ( $questions as $question ) {
			if ( self::hides( $question, $questions, $earlier ) ) {
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
	 * The question with each condition changed.
	 *
	 * @since 0.7.0
	 *
	 * @param callable( Condition ): Condition $change
	 */
	public static function changed( Question $question, callable $change ): Question {
		$conditions = $question->logic['conditions'];
		/** @var list<array{question_id: string, compare: string, value: string|list<string>, off?: bool}> $changed */
		$changed = ConditionFields::logic()->changed( $conditions, $change );
		return $changed === $conditions ? $question : $question->with( logic: array_replace( $question->logic, [ 'conditions' => $changed ] ) );
	}

	/**
	 * @param list<Question>       $questions
	 * @param array<string, mixed> $answers
	 */
	private static function hides( Question $question, array $questions, array $answers ): bool {
		$logic = self::active( $question );
		if ( ! $logic['enabled'] ) {
			return false;
		}
		$conditions = ConditionFields::logic()->readAll( $logic['conditions'], 'conditions' );
		return ( new ComparedAnswers( $questions, $answers ) )->fulfilAll( $conditions ) === ( $logic['action'] === self::HIDE );
	}
}

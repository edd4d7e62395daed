<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Logic;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;

/**
 * Validates one condition against the questions that it may refer to.
 *
 * @since 0.3.0
 */
final class ConditionCheck {

	public function __construct( private readonly QuestionTypes $types ) {}

	/**
	 * Errors of a condition, relative to it. An empty value is valid, because a draft may be incomplete.
	 *
	 * @param list<Question>  $allowed Questions that it may refer to.
	 * @param list<Question>  $all     All questions of the survey.
	 * @return list<FieldError>
	 */
	public function errors( Condition $condition, array $allowed, array $all, ConditionFields $fields ): array {
		$question = self::find( $allowed, $condition->questionId );
		if ( $question === null ) {
			return [ self::questionError( $condition, $all, $fields ) ];
		}
		$errors = [];
		if ( ! in_array( Comparator::tryFrom( $condition->compare ), $this->types->form( $question->type )?->comparators() ?? [], true ) ) {
			/* translators: %s: title of a question. */
			$message  = sprintf( __( 'Answers to “%s” cannot be compared like this. Choose another comparison.', 'userfeedback' ), $question->title );
			$errors[] = new FieldError( $fields->compare, 'wrong_comparison', $message );
		}
		$values = $this->values( $question );
		if ( $condition->value !== '' && $values !== null && ! in_array( $condition->value, $values, true ) ) {
			/* translators: 1: value of a condition, 2: title of a question. */
			$message  = __( '“%1$s” is not an answer to “%2$s”. Choose one of its answers.', 'userfeedback' );
			$message  = sprintf( $message, $condition->value, $question->title );
			$errors[] = new FieldError( $fields->value, 'unknown_answer', $message );
		}
		return $errors;
	}

	/**
	 * What is missing in a condition without errors.
	 *
	 * @param list<Question> $questions
	 * @return list<FieldError>
	 */
	public function publishErrors( Condition $condition, array $questions, ConditionFields $fields ): array {
		$question = self::find( $questions, $condition->questionId );
		if ( $condition->value !== '' || $question === null ) {
			return [];
		}
		return [
			$this->values( $question ) === null
				? new FieldError( $fields->value, 'text_required', __( 'Enter the text to compare with.', 'userfeedback' ) )
				: new FieldError( $fields->value, 'answer_required', __( 'Choose an answer.', 'userfeedback' ) ),
		];
	}

	/**
	 * Possible values of conditions on a question; null for any text.
	 *
	 * @return list<string>|null
	 */
	private function values( Question $question ): ?array {
		$form = $this->types->form( $question->type );
		return $form?->isQuantitative() === true ? $form->values( $question ) : null;
	}

	/**
	 * @param list<Question> $all
	 */
	private static function questionError( Condition $condition, array $all, ConditionFields $fields ): FieldError {
		return self::find( $all, $condition->questionId ) === null
			? new FieldError( $fields->question, 'unknown_question', __( 'This question is not in the survey. Choose another one.', 'userfeedback' ) )
			: new FieldError( $fields->question, 'not_earlier', __( 'A condition needs an earlier question. Choose another one.', 'userfeedback' ) );
	}

	/**
	 * @param list<Question> $questions
	 */
	private static function find( array $questions, string $id ): ?Question {
		foreach ( $questions as $question ) {
			if ( $question->id === $id ) {
				return $question;
			}
		}
		return null;
	}
}

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
	 * Errors of a condition, relative to it, whether it is on or off. An empty value is valid, because a draft may be incomplete.
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
		$comparator = Comparator::tryFrom( $condition->compare );
		$isPossible = in_array( $comparator, $this->types->form( $question->type )?->comparators() ?? [], true );
		if ( ! $isPossible || is_array( $condition->value ) !== ( $comparator === Comparator::AnyOf ) ) {
			/* translators: %s: title of a question. */
			$message  = sprintf( __( 'Answers to “%s” cannot be compared like this. Choose another comparison.', 'userfeedback' ), $question->title );
			$errors[] = new FieldError( $fields->compare, 'wrong_comparison', $message );
		}
		$unknown = $this->unknownValues( $condition, $question );
		if ( $unknown !== [] ) {
			/* translators: 1: value of a condition, 2: title of a question. */
			$message  = __( '“%1$s” is not an answer to “%2$s”. Choose one of its answers.', 'userfeedback' );
			$message  = sprintf( $message, $unknown[0], $question->title );
			$errors[] = new FieldError( $fields->value, 'unknown_answer', $message );
		}
		return $errors;
	}

	/**
	 * The condition after its questions changed: on where it can hold, off where it cannot for now, null if its question is gone. Of several values,
	 * those that are no answer any more go as long as one stays.
	 *
	 * @since 0.6.0
	 *
	 * @param list<Question> $allowed Questions that it may refer to.
	 * @param list<Question> $all     All questions of the survey.
	 */
	public function settled( Condition $condition, array $allowed, array $all, ConditionFields $fields ): ?Condition {
		if ( self::find( $all, $condition->questionId ) === null ) {
			return null;
		}
		$question = self::find( $allowed, $condition->questionId );
		if ( $question !== null && is_array( $condition->value ) ) {
			$known     = array_values( array_diff( $condition->value, $this->unknownValues( $condition, $question ) ) );
			$condition = $known === [] ? $condition : $condition->with( $known );
		}
		return $condition->switched( $this->errors( $condition, $allowed, $all, $fields ) !== [] );
	}

	/**
	 * What is missing in a condition without errors.
	 *
	 * @param list<Question> $questions
	 * @return list<FieldError>
	 */
	public function publishErrors( Condition $condition, array $questions, ConditionFields $fields ): array {
		$question = self::find( $questions, $condition->questionId );
		if ( $condition->values() !== [] || $question === null ) {
			return [];
		}
		return [
			$this->values( $question ) === null
				? new FieldError( $fields->value, 'text_required', __( 'Enter the text to compare with.', 'userfeedback' ) )
				: new FieldError( $fields->value, 'answer_required', __( 'Choose an answer.', 'userfeedback' ) ),
		];
	}

	/**
	 * @return list<string>
	 */
	private function unknownValues( Condition $condition, Question $question ): array {
		$values = $this->values( $question );
		$isKnown = static fn ( string $value ) => in_array( $question->optionLabel( $value ) ?? $value, $values ?? [], true );
		return $values === null ? [] : array_values( array_filter( $condition->values(), static fn ( string $value ) => ! $isKnown( $value ) ) );
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

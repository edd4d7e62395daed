<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Surveys\Logic\Comparator;

/**
 * Base class of question types that are answered with an integer. Their config is empty, because the type defines the scale.
 *
 * @since 0.1.0
 */
abstract class ScaleForm extends FormWithoutOptions {

	/**
	 * Lowest number of the scale.
	 */
	abstract public function least( Question $question ): int;

	/**
	 * Highest number of the scale.
	 */
	abstract public function most( Question $question ): int;

	public function isQuantitative(): bool {
		return true;
	}

	public function values( Question $question ): array {
		return array_map( strval( ... ), range( $this->least( $question ), $this->most( $question ) ) );
	}

	public function comparators(): array {
		return Comparator::NUMBER;
	}

	/**
	 * For types that implement ServerForm.
	 *
	 * @since 0.6.0
	 */
	public function formValue(): FormValue {
		return FormValue::Number;
	}

	/**
	 * For types that implement ServerForm.
	 *
	 * @since 0.6.0
	 */
	public function isGroup(): bool {
		return true;
	}

	/**
	 * Reads an answer of a scale type.
	 *
	 * @throws InvalidAnswer When the value is not a number of the scale.
	 */
	protected function readNumber( Question $question, mixed $value ): Answer {
		// Strict: the widget never sends "4", 4.0 or true.
		if ( ! is_int( $value ) || $value < $this->least( $question ) || $value > $this->most( $question ) ) {
			/* translators: 1: title of the question, 2: least number, 3: greatest number. */
			$message = __( 'The answer to “%1$s” must be a number from %2$d to %3$d. Choose again.', 'userfeedback' );
			throw new InvalidAnswer(
				'not_on_the_scale',
				sprintf( $message, $question->title, $this->least( $question ), $this->most( $question ) )
			);
		}
		return Answer::number( $question->id, $value );
	}
}

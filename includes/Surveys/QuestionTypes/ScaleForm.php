<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;

/**
 * What the kinds of questions that are answered with a whole number have in common. Their config holds nothing: the scale is the kind's.
 *
 * @since 0.1.0
 */
abstract class ScaleForm extends FormWithoutOptions {

	/**
	 * The least number that can be chosen.
	 */
	abstract public function least( Question $question ): int;

	/**
	 * The greatest one.
	 */
	abstract public function most( Question $question ): int;

	public function isQuantitative(): bool {
		return true;
	}

	public function values( Question $question ): array {
		return array_map( strval( ... ), range( $this->least( $question ), $this->most( $question ) ) );
	}

	/**
	 * Reads an answer, for the types that are scales.
	 *
	 * @throws InvalidAnswer When it is not a number of the scale.
	 */
	protected function readNumber( Question $question, mixed $value ): Answer {
		// Strict on purpose: neither "4" nor 4.0 nor true is what the widget sends.
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

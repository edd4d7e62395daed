<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Responses\Answer;
use UserFeedback\Surveys\Question;

/**
 * One option out of several. The answer is the label of the option.
 */
final class RadioButton extends ChoiceForm implements QuestionType {

	public function name(): string {
		return 'radio-button';
	}

	public function read( Question $question, mixed $value, array $extra ): Answer {
		// Strict on purpose: with a loose comparison `true` would be the first option.
		if ( ! is_string( $value ) || ! in_array( $value, $question->options(), true ) ) {
			throw self::unknownOption( $question );
		}
		return Answer::choice( $question->id, [ $value ] );
	}
}

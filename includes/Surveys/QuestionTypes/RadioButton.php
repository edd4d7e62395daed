<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;

/**
 * One option out of several. The answer is the label of the option.
 */
final class RadioButton extends ChoiceForm implements QuestionType {

	public function name(): string {
		return 'radio-button';
	}

	public function read( Question $question, mixed $value, array $extra ): Answer {
		return self::readOption( $question, $value );
	}
}

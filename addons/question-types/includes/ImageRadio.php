<?php

declare( strict_types=1 );

namespace UserFeedback\QuestionTypes;

use UserFeedback\Responses\Answer;
use UserFeedback\Surveys\Question;
use UserFeedback\Surveys\QuestionTypes\ImageRadioForm;
use UserFeedback\Surveys\QuestionTypes\QuestionType;

/**
 * One picture out of several. The answer is the label of the picture.
 */
final class ImageRadio extends ImageRadioForm implements QuestionType {

	public function read( Question $question, mixed $value, array $extra ): Answer {
		return self::readOption( $question, $value );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\QuestionTypes;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Surveys\QuestionTypes\NpsForm;
use UserFeedback\Surveys\QuestionTypes\QuestionType;

/**
 * The Net Promoter Score. The answer is a number of the scale.
 */
final class Nps extends NpsForm implements QuestionType {

	public function read( Question $question, mixed $value, array $extra ): Answer {
		return $this->readNumber( $question, $value );
	}
}

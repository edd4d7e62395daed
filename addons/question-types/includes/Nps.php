<?php

declare( strict_types=1 );

namespace UserFeedback\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Surveys\QuestionTypes\NpsForm;
use UserFeedback\Surveys\QuestionTypes\QuestionType;

/**
 * The Net Promoter Score. The answer is a number of the scale.
 *
 * @since 0.1.0
 */
final class Nps extends NpsForm implements QuestionType {

	public function read( Question $question, mixed $value, array $extra ): Answer {
		return $this->readNumber( $question, $value );
	}
}

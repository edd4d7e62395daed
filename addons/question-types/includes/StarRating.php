<?php

declare( strict_types=1 );

namespace UserFeedback\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\StarRatingForm;

/**
 * One to five stars. The answer is their number.
 *
 * @since 0.1.0
 */
final class StarRating extends StarRatingForm implements QuestionType {

	public function read( Question $question, mixed $value, array $extra ): Answer {
		return $this->readNumber( $question, $value );
	}
}

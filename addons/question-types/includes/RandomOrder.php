<?php

declare( strict_types=1 );

namespace UserFeedback\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Surveys\QuestionTypes\QuestionAddition;

/**
 * Options in another order for each visitor. The browser draws it, since pages come from caches; answers are read as ever.
 *
 * @since 0.1.0
 */
final class RandomOrder implements QuestionAddition {

	public function read( Question $question, Answer $answer, array $extra ): Answer {
		return $answer;
	}
}

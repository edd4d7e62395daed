<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;

/**
 * A question type that visitors can answer on this site. Add-ons register their own.
 *
 * @since 0.1.0
 */
interface QuestionType extends QuestionForm {

	/**
	 * Reads a visitor's answer. Not called for null, which is a skipped question.
	 *
	 * @param mixed                 $value As the browser sent it.
	 * @param array<string, string> $extra Extra data that was sent with it, for example the name with an email address.
	 * @throws InvalidAnswer When it is not a valid answer to this question.
	 */
	public function read( Question $question, mixed $value, array $extra ): Answer;
}

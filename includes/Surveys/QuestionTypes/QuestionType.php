<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;

/**
 * A kind of question that visitors can answer here. Add-ons bring their own through the registry.
 *
 * @since 0.1.0
 */
interface QuestionType extends QuestionForm {

	/**
	 * Reads what a visitor answered (never null: that is a skipped question).
	 *
	 * @param mixed                 $value As the browser sent it.
	 * @param array<string, string> $extra What came with it: the name beside an e-mail address.
	 * @throws InvalidAnswer When it is not an answer to this question.
	 */
	public function read( Question $question, mixed $value, array $extra ): Answer;
}

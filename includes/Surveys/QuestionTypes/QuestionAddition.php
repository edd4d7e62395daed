<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;

/**
 * Behaviour that a question setting adds, for example a comment box. Add-ons register it; without it the setting has no effect.
 * Questions whose type does not support the setting (AdditionalSettings) are none of its business.
 *
 * @since 0.1.0
 */
interface QuestionAddition {

	/**
	 * The answer with its extra data. Not called for a skipped question.
	 *
	 * @param array<string, string> $extra Extra data that was sent with the answer.
	 * @throws InvalidAnswer When the extra data is invalid.
	 */
	public function read( Question $question, Answer $answer, array $extra ): Answer;
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;

/**
 * Which questions scripts of other plugins may have left out, besides those that the survey's own logic hides.
 *
 * @since 0.6.0
 */
interface AskedQuestions {

	/**
	 * Ids of the questions that the visitor may not have been asked. A required one among them may be missing.
	 *
	 * @param list<Question>       $questions As the visitor's page has them.
	 * @param array<string, mixed> $answers   As sent, by question id; null for a skipped question.
	 * @return list<string>
	 */
	public function notAsked( Survey $survey, array $questions, array $answers ): array;
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;

/**
 * What a setting of a question adds to it, whatever its type: a comment box, for example. Add-ons bring them through the registry; without
 * them the setting does nothing.
 *
 * @since 0.1.0
 */
interface QuestionAddition {

	/**
	 * The setting of questions that turns it on: comment_box or randomize.
	 */
	public function setting(): string;

	/**
	 * Whether a question can have it. Asked only where the setting is on.
	 */
	public function suits( Question $question, QuestionForm $form ): bool;

	/**
	 * The answer with what came beside it. Not asked for a skipped question.
	 *
	 * @param array<string, string> $extra What came with the answer.
	 * @throws InvalidAnswer When it cannot be taken.
	 */
	public function read( Question $question, Answer $answer, array $extra ): Answer;
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;

/**
 * Implemented by question additions that have a field of their own in a plain HTML form, see ServerForm. Other additions have no effect there.
 *
 * @since 0.6.0
 */
interface ServerFormAddition {

	/**
	 * HTML below the fields of the question. The content of fields named FormField::extraName() is passed to QuestionAddition::read().
	 */
	public function additionHtml( Question $question, FormField $field ): string;
}

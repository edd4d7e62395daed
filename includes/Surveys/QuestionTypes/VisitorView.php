<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;

/**
 * Implemented by types whose control needs more page data than the stored question, for example drawings of icons.
 *
 * @since 0.1.0
 */
interface VisitorView {

	/**
	 * The config for the visitor's page.
	 *
	 * @return array<string, mixed>
	 */
	public function visitorConfig( Question $question ): array;
}

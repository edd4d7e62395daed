<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;

/**
 * Implemented by types some of whose questions need a part of the widget of their own: it registers for one of these settings.
 *
 * @since 0.7.0
 */
interface VisitorSettings {

	/**
	 * Further settings for the visitor's page.
	 *
	 * @return array<string, bool>
	 */
	public function visitorSettings( Question $question ): array;
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;

/**
 * For types whose control needs more on the visitor's page than the question holds: the drawings of icons, for example.
 *
 * @since 0.1.0
 */
interface VisitorView {

	/**
	 * The config as the visitor's page carries it.
	 *
	 * @return array<string, mixed>
	 */
	public function visitorConfig( Question $question ): array;
}

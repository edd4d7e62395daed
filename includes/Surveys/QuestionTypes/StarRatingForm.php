<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Surveys\Logic\Comparator;

/**
 * Form of a rating with one to five stars; the add-on question-types makes it answerable.
 *
 * @since 0.1.0
 */
abstract class StarRatingForm extends ScaleForm {

	public const MOST = 5;

	public function least( Question $question ): int {
		return 1;
	}

	public function most( Question $question ): int {
		return self::MOST;
	}

	public function comparators(): array {
		return [ Comparator::GreaterThan, Comparator::LessThan ];
	}
}

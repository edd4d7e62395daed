<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;

/**
 * Form of a Net Promoter Score question; the add-on question-types makes it answerable.
 *
 * @since 0.1.0
 */
abstract class NpsForm extends ScaleForm {

	public const MOST = 10;

	public function settingsSchema(): array {
		return [
			'start_at_zero' => [
				'type'        => 'boolean',
				'default'     => false,
				'description' => 'Whether the scale is 0 to 10, as in the NPS standard, instead of 1 to 10.',
			],
		];
	}

	public function least( Question $question ): int {
		return ( $question->settings['start_at_zero'] ?? false ) === true ? 0 : 1;
	}

	public function most( Question $question ): int {
		return self::MOST;
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;

/**
 * Result of a save.
 *
 * @since 0.1.0
 */
final class SavedSurvey {

	/**
	 * @param Survey $survey  The stored survey.
	 * @param string $message Why it was not published although requested; '' otherwise.
	 * @param bool   $isNew   Whether this save created it.
	 */
	public function __construct(
		public readonly Survey $survey,
		public readonly string $message = '',
		public readonly bool $isNew = false
	) {}

	/**
	 * Whether it is published now.
	 */
	public function isPublished(): bool {
		return $this->survey->status === Survey::PUBLISH;
	}
}

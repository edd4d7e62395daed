<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;

/**
 * What a save led to.
 *
 * @since 0.1.0
 */
final class SavedSurvey {

	/**
	 * @param Survey $survey  As it is stored now.
	 * @param string $message Why it was not published though that was asked; '' otherwise.
	 * @param bool   $isNew   Whether this save made it.
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

<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;

/**
 * A survey before and after a stored change.
 *
 * @since 0.1.0
 */
final class StoredChange {

	/**
	 * @param Survey $before Id 0 for a new survey.
	 */
	public function __construct(
		public readonly Survey $before,
		public readonly Survey $after
	) {}

	/**
	 * Whether visitors see a difference: a published survey changes, appears or disappears. Notifications and the author of a change are on no
	 * page.
	 */
	public function isSeen(): bool {
		$isPublic = $this->after->status === Survey::PUBLISH || $this->before->status === Survey::PUBLISH;
		return $isPublic && (
			$this->after->status !== $this->before->status
			|| $this->after->title !== $this->before->title
			|| $this->after->publishAt?->getTimestamp() !== $this->before->publishAt?->getTimestamp()
			|| $this->after->settings !== $this->before->settings
			|| $this->after->questionsToArray() !== $this->before->questionsToArray()
		);
	}
}

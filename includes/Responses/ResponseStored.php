<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Survey;

/**
 * A response was stored: what subscribers get inside the transaction, and callbacks of `userfeedback_response_stored` after the commit.
 *
 * @since 0.2.0
 */
final class ResponseStored {

	/**
	 * @param Survey            $survey      Survey that was answered, as it was when the request began.
	 * @param int               $responseId  The N of "Response #N".
	 * @param list<Answer>      $answers     In the order in which they were sent. Questions that logic did not show are missing.
	 * @param DateTimeImmutable $submittedAt When it was given, UTC: up to seven days ago for a visitor who was offline.
	 * @param bool              $isSpam      Spam is kept apart from the results for 30 days.
	 * @param bool              $isLate      Whether the survey was already closed when it was given.
	 * @param bool              $isTest      Whether it is a test by the owner.
	 */
	public function __construct(
		public readonly Survey $survey,
		public readonly int $responseId,
		public readonly array $answers,
		public readonly ResponseOrigin $origin,
		public readonly DateTimeImmutable $submittedAt,
		public readonly bool $isSpam,
		public readonly bool $isLate,
		public readonly bool $isTest
	) {}
}

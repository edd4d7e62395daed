<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use DateTimeImmutable;

/**
 * A response as it is stored, without its answers.
 */
final class StoredResponse {

	/**
	 * @param int               $id          The N of "Response #N".
	 * @param DateTimeImmutable $submittedAt UTC.
	 * @param string            $day         The site's local date then.
	 * @param PageVisit         $page        Where it was given.
	 * @param string            $ip          As the owner chose to keep it; '' when not at all.
	 * @param int               $revision    Revision of the survey that the visitor saw.
	 * @param bool              $isLate      Whether the survey was closed already when it came.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $surveyId,
		public readonly ResponseStatus $status,
		public readonly DateTimeImmutable $submittedAt,
		public readonly string $day,
		public readonly PageVisit $page,
		public readonly string $ip,
		public readonly Client $client,
		public readonly int $revision,
		public readonly bool $isLate
	) {}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use DateTimeImmutable;
use UserFeedback\Model\Answer;

/**
 * What is stored as one response: checked, and ready to be written.
 */
final class Submission {

	/**
	 * @param string       $id       UUID that the client made before its first try; the same one is stored once.
	 * @param int          $surveyId Survey that is answered.
	 * @param int          $revision Revision of the survey that the visitor saw.
	 * @param list<Answer> $answers  At most one a question; at least one that is not skipped.
	 * @param bool         $isSpam   Whether it is kept apart and out of the figures.
	 * @param bool         $isLate   Whether the survey was closed already when it was given.
	 * @param string       $ip       The address as it is kept; '' for none.
	 * @param Client       $client   With what it was answered.
	 * @param DateTimeImmutable|null $at When it was given, UTC; null for now.
	 */
	public function __construct(
		public readonly string $id,
		public readonly int $surveyId,
		public readonly int $revision,
		public readonly array $answers,
		public readonly PageVisit $page,
		public readonly bool $isSpam = false,
		public readonly bool $isLate = false,
		public readonly string $ip = '',
		public readonly Client $client = new Client(),
		public readonly ?DateTimeImmutable $at = null
	) {}
}

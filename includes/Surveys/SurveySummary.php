<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use DateTimeImmutable;

/**
 * A survey as lists show it: everything but its questions and settings.
 */
final class SurveySummary {

	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly string $type,
		public readonly string $status,
		public readonly int $revision,
		public readonly ?DateTimeImmutable $publishAt,
		public readonly DateTimeImmutable $createdAt
	) {}
}

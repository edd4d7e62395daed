<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * A survey as an item of a list, without questions and settings.
 *
 * @since 0.1.0
 */
final class SurveySummary {

	/**
	 * @param int|null    $responsesCount Responses of all time; null if not counted.
	 * @param string|null $lastDay        See Survey.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly string $type,
		public readonly string $status,
		public readonly int $revision,
		public readonly ?DateTimeImmutable $publishAt,
		public readonly DateTimeImmutable $createdAt,
		public readonly ?int $responsesCount = null,
		public readonly ?string $lastDay = null
	) {}

	/**
	 * The same summary with the number of responses.
	 */
	public function withResponses( int $count ): self {
		return new self(
			$this->id,
			$this->title,
			$this->type,
			$this->status,
			$this->revision,
			$this->publishAt,
			$this->createdAt,
			$count,
			$this->lastDay
		);
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * A survey as lists show it: everything but its questions and settings.
 *
 * @since 0.1.0
 */
final class SurveySummary {

	/**
	 * @param int|null $responsesCount Responses ever; null where nobody counted them.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly string $type,
		public readonly string $status,
		public readonly int $revision,
		public readonly ?DateTimeImmutable $publishAt,
		public readonly DateTimeImmutable $createdAt,
		public readonly ?int $responsesCount = null
	) {}

	/**
	 * The same with the number of its responses.
	 */
	public function withResponses( int $count ): self {
		return new self( $this->id, $this->title, $this->type, $this->status, $this->revision, $this->publishAt, $this->createdAt, $count );
	}
}

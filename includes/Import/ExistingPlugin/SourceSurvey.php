<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

/**
 * A survey as the existing plugin stores it: JSON is not decoded, times are the site's local time.
 *
 * @since 0.7.0
 */
final class SourceSurvey {

	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly string $status,
		public readonly string $type,
		public readonly string $questions,
		public readonly int $impressions,
		public readonly string $settings,
		public readonly string $notifications,
		public readonly string $publishAt,
		public readonly string $createdAt
	) {}

	/**
	 * @param array<string, string|null> $row
	 */
	public static function fromRow( array $row ): self {
		return new self(
			(int) $row['id'],
			(string) $row['title'],
			(string) $row['status'],
			(string) $row['type'],
			(string) $row['questions'],
			max( 0, (int) $row['impressions'] ),
			(string) $row['settings'],
			(string) $row['notifications'],
			(string) $row['publish_at'],
			(string) $row['created_at']
		);
	}
}

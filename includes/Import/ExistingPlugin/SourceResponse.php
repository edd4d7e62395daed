<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

/**
 * A response as the existing plugin stores it: JSON is not decoded, the time is the site's local time.
 *
 * @since 0.7.0
 */
final class SourceResponse {

	public function __construct(
		public readonly int $id,
		public readonly int $surveyId,
		public readonly string $answers,
		public readonly string $page,
		public readonly string $ip,
		public readonly string $browser,
		public readonly string $os,
		public readonly string $device,
		public readonly string $status,
		public readonly string $submittedAt
	) {}

	/**
	 * @param array<string, string|null> $row
	 */
	public static function fromRow( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['survey_id'],
			(string) $row['answers'],
			(string) $row['page_submitted'],
			(string) $row['user_ip'],
			(string) $row['user_browser'],
			(string) $row['user_os'],
			(string) $row['user_device'],
			(string) $row['status'],
			(string) $row['submitted_at']
		);
	}
}

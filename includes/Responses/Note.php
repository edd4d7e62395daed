<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * What somebody of the site wrote about a response. Visitors never see it.
 *
 * @since 0.5.0
 */
final class Note {

	/**
	 * @param int               $userId    Its author; 0 for WP-CLI without --user.
	 * @param string            $text      Plain text of one or several lines.
	 * @param DateTimeImmutable $createdAt UTC.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $surveyId,
		public readonly int $responseId,
		public readonly int $userId,
		public readonly string $text,
		public readonly DateTimeImmutable $createdAt
	) {}
}

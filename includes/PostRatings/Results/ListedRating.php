<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Results;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * A single rating as the results show it. It contains nothing about the visitor.
 *
 * @since 0.6.0
 */
final class ListedRating {

	/**
	 * @param DateTimeImmutable $createdAt In UTC.
	 * @param int               $value     1 to 5.
	 * @param string            $comment   Plain text that the visitor typed; '' for none.
	 * @param string            $status    publish, held or spam.
	 * @param string            $held      Why it is held back, one of HeldBack::REASONS; '' if it is not.
	 */
	public function __construct(
		public readonly int $id,
		public readonly DateTimeImmutable $createdAt,
		public readonly int $value,
		public readonly string $comment,
		public readonly string $status,
		public readonly string $held
	) {}
}

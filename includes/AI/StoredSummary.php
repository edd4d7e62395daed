<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * The summary of a survey and when it was made.
 *
 * @since 0.5.0
 */
final class StoredSummary {

	/**
	 * @param DateTimeImmutable $madeAt UTC.
	 */
	public function __construct(
		public readonly Summary $summary,
		public readonly DateTimeImmutable $madeAt
	) {}
}

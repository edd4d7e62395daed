<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * Position of a response among those of its survey and status, newest first.
 *
 * @since 0.1.0
 */
final class Place {

	/**
	 * @param int|null $previous Id of the next newer one, above it in the list; null for the newest.
	 * @param int|null $next     Id of the next older one; null for the oldest.
	 * @param int      $position From 1, the newest.
	 * @param int      $count    Number of responses of its survey and status.
	 */
	public function __construct(
		public readonly ?int $previous,
		public readonly ?int $next,
		public readonly int $position,
		public readonly int $count
	) {}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use RuntimeException;

/**
 * Thrown by a handler to run its job later. Does not count as a failure.
 *
 * @since 0.1.0
 */
final class JobDeferred extends RuntimeException {

	/**
	 * @param string            $kind  Kind under which the job runs then: its own, or another one.
	 * @param DateTimeImmutable $dueAt Not before.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly DateTimeImmutable $dueAt
	) {
		parent::__construct( "Deferred to $kind." );
	}
}

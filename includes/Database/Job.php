<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

/**
 * Something to do later, at least once.
 */
final class Job {

	/**
	 * @param int                  $id       Stays the same over all tries: what the job does carries it, so that others can tell a repeat.
	 * @param string               $kind     Names the handler, for example email.
	 * @param array<string, mixed> $payload  What the handler needs.
	 * @param int                  $attempts How often it was tried before.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $kind,
		public readonly array $payload,
		public readonly int $attempts
	) {}
}

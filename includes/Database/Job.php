<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Something to do later, at least once, as a worker has claimed it.
 *
 * @since 0.1.0
 */
final class Job {

	/** Longest pause between two tries, in minutes. */
	private const LONGEST_PAUSE = 360;

	/**
	 * @param int                  $id         Stays the same over all tries: what the job does carries it, so that others can tell a repeat.
	 * @param string               $kind       Names the handler, for example email.
	 * @param array<string, mixed> $payload    What the handler needs.
	 * @param int                  $attempts   How often it was tried before.
	 * @param string               $token      Of this claim. After the lease another worker may have claimed the job under another token.
	 * @param bool                 $isReadable False when the stored payload is not JSON; the payload is empty then.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $kind,
		public readonly array $payload,
		public readonly int $attempts,
		public readonly string $token,
		public readonly bool $isReadable = true
	) {}

	/**
	 * How many minutes to wait until the next try: 1, 2, 4 … 360.
	 */
	public function pause(): int {
		return min( 2 ** min( $this->attempts, 10 ), self::LONGEST_PAUSE );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

/**
 * A job of the outbox that a worker has claimed. Each job runs at least once.
 *
 * @since 0.1.0
 */
final class Job {

	/** Longest pause between two attempts, in minutes. */
	private const LONGEST_PAUSE = 360;

	/**
	 * @param int                  $id         Same for all attempts: pass it on, so that receivers can recognise a repeated job.
	 * @param string               $kind       Names the handler, for example email.
	 * @param array<string, mixed> $payload    What the handler needs.
	 * @param int                  $attempts   Number of earlier attempts.
	 * @param string               $token      Identifies this claim. After the lease another worker may claim the job with another token.
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
	 * Minutes until the next attempt: 1, 2, 4 … 360.
	 */
	public function pause(): int {
		return self::pauseAfter( $this->attempts );
	}

	/**
	 * The same for what counts its attempts itself.
	 *
	 * @since 0.7.0
	 *
	 * @param int $attempts Earlier ones.
	 */
	public static function pauseAfter( int $attempts ): int {
		return min( 2 ** min( $attempts, 10 ), self::LONGEST_PAUSE );
	}
}

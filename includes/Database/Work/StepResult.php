<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Work;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * How far a long work is after a step.
 *
 * @since 0.7.0
 */
final class StepResult {

	/**
	 * @param array<string, mixed> $state
	 */
	private function __construct(
		public readonly bool $isFinished,
		public readonly array $state,
		public readonly int $done,
		public readonly ?int $total,
		public readonly ?DateTimeImmutable $dueAt
	) {}

	/**
	 * There is more to do.
	 *
	 * @param array<string, mixed>   $state JSON-serialisable; the next step begins with it.
	 * @param int|null               $total Null while it is not known.
	 * @param DateTimeImmutable|null $dueAt The next step begins not before; null for at once.
	 */
	public static function unfinished( array $state, int $done = 0, ?int $total = null, ?DateTimeImmutable $dueAt = null ): self {
		return new self( false, $state, $done, $total, $dueAt );
	}

	/**
	 * Nothing is left to do.
	 *
	 * @param array<string, mixed> $state What came of it.
	 */
	public static function finished( array $state = [], int $done = 0 ): self {
		return new self( true, $state, $done, $done, null );
	}
}

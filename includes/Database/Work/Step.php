<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Work;

defined( 'ABSPATH' ) || exit;

/**
 * What a step of a long work begins with.
 *
 * @since 0.7.0
 */
final class Step {

	/** Seconds of a step. */
	public const SECONDS = 2.0;

	private readonly float $end;

	/**
	 * @param string               $subject    What the work is about, for example the id of a survey; '' for the site.
	 * @param array<string, mixed> $state      What the last step returned, or what the work was begun with.
	 * @param int                  $done       Progress so far.
	 * @param int|null             $total      Progress at the end; null while it is not known.
	 * @param int                  $userId     Who began the work; 0 for nobody.
	 * @param float                $seconds    Until the step should end.
	 * @param bool                 $isRepeated Whether it was begun before and did not come to its end: done may be too low.
	 */
	public function __construct(
		public readonly string $subject,
		public readonly array $state = [],
		public readonly int $done = 0,
		public readonly ?int $total = null,
		public readonly int $userId = 0,
		float $seconds = self::SECONDS,
		public readonly bool $isRepeated = false
	) {
		$this->end = microtime( true ) + $seconds;
	}

	/**
	 * Whether the step should end.
	 *
	 * @phpstan-impure
	 */
	public function isOver(): bool {
		return microtime( true ) >= $this->end;
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

/**
 * A number of a week beside that of the week before.
 *
 * @since 0.7.0
 */
final class Change {

	/**
	 * @param int|float|null $now    Null where nothing was counted that it follows from.
	 * @param int|float|null $before Of the week before.
	 */
	public function __construct(
		public readonly int|float|null $now,
		public readonly int|float|null $before
	) {}

	/**
	 * How much more it is than the week before; null if one of both is missing.
	 */
	public function difference(): int|float|null {
		return $this->now === null || $this->before === null ? null : $this->now - $this->before;
	}
}

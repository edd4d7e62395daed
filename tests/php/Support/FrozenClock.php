<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Support\Clock;

/**
 * A clock that stands.
 */
final class FrozenClock implements Clock {

	public function __construct(
		private readonly DateTimeImmutable $now,
		private readonly DateTimeZone $zone
	) {}

	public function now(): DateTimeImmutable {
		return $this->now;
	}

	public function zone(): DateTimeZone {
		return $this->zone;
	}
}

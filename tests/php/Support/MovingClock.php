<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Support\Clock;

/**
 * A clock that a test moves on.
 */
final class MovingClock implements Clock {

	private DateTimeImmutable $now;

	/**
	 * @param string $now For example 2026-11-21 12:00:00, in UTC.
	 */
	public function __construct( string $now ) {
		$this->now = new DateTimeImmutable( $now, new DateTimeZone( 'UTC' ) );
	}

	/**
	 * @param string $by For example +5 minutes.
	 */
	public function move( string $by ): void {
		$this->now = $this->now->modify( $by );
	}

	public function now(): DateTimeImmutable {
		return $this->now;
	}

	public function zone(): DateTimeZone {
		return new DateTimeZone( 'UTC' );
	}
}

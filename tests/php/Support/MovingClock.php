<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;

/**
 * A clock that a test sets and moves on.
 */
final class MovingClock implements Clock {

	private DateTimeImmutable $now;

	/**
	 * @param string $now For example 2026-11-21 12:00:00, in UTC unless it names another zone.
	 */
	public function __construct( string $now, private readonly DateTimeZone $zone = new DateTimeZone( 'UTC' ) ) {
		$this->set( $now );
	}

	/**
	 * @param string $moment For example 2026-03-08T07:00:00Z.
	 */
	public function set( string $moment ): void {
		$this->now = new DateTimeImmutable( $moment, new DateTimeZone( 'UTC' ) );
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
		return $this->zone;
	}

	/**
	 * Puts a plugin with this clock and every feature in charge of the REST API, until the test ends.
	 */
	public function takeOver(): Plugin {
		remove_all_actions( 'rest_api_init' );
		remove_all_filters( 'user_has_cap' );
		unset( $GLOBALS['wp_rest_server'] );
		$plugin = new Plugin( [ Clock::class => $this, FeatureGate::class => OtherPlan::of( Plan::Elite )->gate() ] );
		$plugin->register();
		return $plugin;
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;

/**
 * Lets REST requests of a test run at a moment that stands still.
 */
final class FrozenSite {

	/**
	 * Answers our routes by a plugin of its own until the test ends. Call it before the first request of a test.
	 */
	public static function at( string $now, string $zone = 'UTC' ): Plugin {
		$clock  = new FrozenClock( new DateTimeImmutable( $now, new DateTimeZone( 'UTC' ) ), new DateTimeZone( $zone ) );
		// Keys of the tests are issued now: the license does not follow the clock.
		$plugin = new Plugin( [ Clock::class => $clock ] + [ FeatureGate::class => Plugin::instance()->get( FeatureGate::class ) ] );
		remove_action( 'rest_api_init', [ Plugin::instance(), 'awaitRoutes' ] );
		add_action( 'rest_api_init', [ $plugin, 'awaitRoutes' ] );
		return $plugin;
	}
}

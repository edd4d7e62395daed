<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use DateTimeImmutable;
use DateTimeZone;
use ReflectionMethod;
use UserFeedback\Plugin;

/**
 * Lets REST requests of a test run at a moment that stands still.
 */
final class FrozenSite {

	/**
	 * Answers our routes by a plugin of its own until the test ends. Call it before the first request of a test.
	 */
	public static function at( string $now, string $zone = 'UTC' ): Plugin {
		$plugin = new Plugin( new FrozenClock( new DateTimeImmutable( $now, new DateTimeZone( 'UTC' ) ), new DateTimeZone( $zone ) ) );
		// Only our routes are registered at this priority.
		remove_all_actions( 'rest_api_init', 5 );
		add_action( 'rest_api_init', static fn () => ( new ReflectionMethod( $plugin, 'registerRoutes' ) )->invoke( $plugin ), 5 );
		return $plugin;
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\PostRatings\Control\RatingControl;
use UserFeedback\Support\Assets;

/**
 * Makes the services of the control.
 *
 * @since 0.6.0
 */
final class ControlServices {

	public static function define( Container $container ): void {
		$container->define( RatingControl::class, static fn ( Container $c ) => new RatingControl( $c->get( Assets::class ) ) );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\OptionUpdate;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\PostRatings\Control\RatingControl;
use UserFeedback\PostRatings\Preview\RatingPreviewController;
use UserFeedback\PostRatings\Preview\RatingPreviewService;
use UserFeedback\PostRatings\Settings\RatingSettingsController;
use UserFeedback\PostRatings\Settings\RatingSettingsService;
use UserFeedback\Support\Assets;

/**
 * Makes the services of the settings and their preview.
 *
 * @since 0.6.0
 */
final class SettingsServices {

	public static function define( Container $container ): void {
		$container->define(
			RatingSettingsService::class,
			static fn ( Container $c ) => new RatingSettingsService( $c->get( FeatureGate::class ), $c->get( OptionUpdate::class ) )
		);
		$container->define(
			RatingSettingsController::class,
			static fn ( Container $c ) => new RatingSettingsController( $c->get( RatingSettingsService::class ) )
		);
		$container->define(
			RatingPreviewService::class,
			static fn ( Container $c ) => new RatingPreviewService(
				$c->get( RatingSettingsService::class ),
				$c->get( RatingControl::class ),
				$c->get( Assets::class )
			)
		);
		$container->define(
			RatingPreviewController::class,
			static fn ( Container $c ) => new RatingPreviewController( $c->get( RatingPreviewService::class ) )
		);
	}
}

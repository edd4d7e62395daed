<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\PostRatings\Control\RatingControl;
use UserFeedback\PostRatings\Settings\RatedPostTypes;
use UserFeedback\PostRatings\Settings\RatingSettingsController;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\PostRatings\Settings\RatingSettingsService;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Assets;

/**
 * Ratings that visitors give to posts: settings, votes, results.
 *
 * @since 0.6.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		ControlServices::define( $this->container );
		$this->container->define(
			PostRatingBlock::class,
			static fn ( Container $c ) => new PostRatingBlock( $c->lazy( RatingControl::class ), $c->get( Assets::class ) )
		);
		$this->container->define(
			RatingSettingsService::class,
			static fn ( Container $c ) => new RatingSettingsService( $c->get( FeatureGate::class ) )
		);
		$this->container->define(
			RatingSettingsController::class,
			static fn ( Container $c ) => new RatingSettingsController( $c->get( RatingSettingsService::class ) )
		);
	}

	public function register(): void {
		add_action( 'init', [ $this, 'registerBlock' ] );
	}

	/**
	 * Action init: the block.
	 */
	public function registerBlock(): void {
		$this->container->get( PostRatingBlock::class )->register();
	}

	public function controllers(): array {
		return [ RatingSettingsController::class ];
	}

	public function screenData( string $screen ): array {
		if ( $screen !== AdminPages::POST_RATINGS ) {
			return [];
		}
		return [
			'rating_defaults'   => $this->container->get( RatingSettingsService::class )->defaults(),
			'rating_post_types' => RatedPostTypes::all(),
		];
	}

	public function uninstall(): void {
		delete_option( RatingSettingsReader::OPTION );
	}
}

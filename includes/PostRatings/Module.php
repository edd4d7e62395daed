<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Connection;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\PostRatings\Results\ListedRatingRepository;
use UserFeedback\PostRatings\Results\RatedPostReader;
use UserFeedback\PostRatings\Results\RatedPostRepository;
use UserFeedback\PostRatings\Results\RatingResultsController;
use UserFeedback\PostRatings\Results\RatingResultsService;
use UserFeedback\PostRatings\Settings\RatedPostTypes;
use UserFeedback\PostRatings\Settings\RatingSettingsController;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\PostRatings\Settings\RatingSettingsService;
use UserFeedback\Results\RangeLimit;
use UserFeedback\Results\Ranges;
use UserFeedback\Support\AdminPages;

/**
 * Ratings that visitors give to posts: settings, votes, results.
 *
 * @since 0.6.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->settingServices();
		$this->resultServices();
	}

	public function controllers(): array {
		return [ RatingSettingsController::class, RatingResultsController::class ];
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

	private function settingServices(): void {
		$this->container->define(
			RatingSettingsService::class,
			static fn ( Container $c ) => new RatingSettingsService( $c->get( FeatureGate::class ) )
		);
		$this->container->define(
			RatingSettingsController::class,
			static fn ( Container $c ) => new RatingSettingsController( $c->get( RatingSettingsService::class ) )
		);
	}

	private function resultServices(): void {
		$container = $this->container;
		foreach ( [ RatedPostRepository::class, ListedRatingRepository::class ] as $name ) {
			$container->define( $name, static fn ( Container $c ) => new $name( $c->get( Connection::class ) ) );
		}
		$container->define( RatedPostReader::class, static fn () => new RatedPostReader() );
		$container->define(
			RatingResultsService::class,
			static fn ( Container $c ) => new RatingResultsService(
				$c->get( RatedPostRepository::class ),
				$c->get( ListedRatingRepository::class ),
				$c->get( RatedPostReader::class ),
				$c->get( FeatureGate::class ),
				$c->get( Ranges::class ),
				$c->get( RangeLimit::class )
			)
		);
		$container->define(
			RatingResultsController::class,
			static fn ( Container $c ) => new RatingResultsController( $c->get( RatingResultsService::class ) )
		);
	}
}

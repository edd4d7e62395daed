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
use UserFeedback\Results\RangeLimit;
use UserFeedback\Results\Ranges;

/**
 * Ratings that visitors give to posts: settings, votes, results.
 *
 * @since 0.6.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->resultServices();
	}

	public function controllers(): array {
		return [ RatingResultsController::class ];
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

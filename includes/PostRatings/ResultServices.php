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
use UserFeedback\PostRatings\Results\RatingDashboardService;
use UserFeedback\PostRatings\Results\RatingModerationController;
use UserFeedback\PostRatings\Results\RatingResultsController;
use UserFeedback\PostRatings\Results\RatingResultsService;
use UserFeedback\PostRatings\Stored\RatingsKind;
use UserFeedback\PostRatings\Stored\RatingTables;
use UserFeedback\PostRatings\Votes\RatingModeration;
use UserFeedback\Results\RangeLimit;
use UserFeedback\Results\Ranges;
use UserFeedback\Support\Clock;

/**
 * The services of the results of ratings, for the module.
 *
 * @since 0.6.0
 */
final class ResultServices {

	public static function define( Container $container ): void {
		foreach ( [ RatedPostRepository::class, ListedRatingRepository::class ] as $name ) {
			$container->define( $name, static fn ( Container $c ) => new $name( $c->get( Connection::class ) ) );
		}
		$container->define( RatedPostReader::class, static fn () => new RatedPostReader() );
		$container->define(
			RatingTables::class,
			static fn ( Container $c ) => new RatingTables(
				$c->get( RatedPostRepository::class ),
				$c->get( ListedRatingRepository::class ),
				$c->get( RatedPostReader::class ),
				$c->get( Ranges::class ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			RatingsKind::class,
			static fn ( Container $c ) => new RatingsKind(
				$c->lazy( RatingTables::class ),
				$c->lazy( RatingModeration::class ),
				$c->get( FeatureGate::class )
			)
		);
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
			RatingDashboardService::class,
			static fn ( Container $c ) => new RatingDashboardService(
				$c->get( RatedPostRepository::class ),
				$c->get( RatedPostReader::class ),
				$c->get( RatingFiguresReader::class ),
				$c->get( FeatureGate::class ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			RatingResultsController::class,
			static fn ( Container $c ) => new RatingResultsController( $c->get( RatingResultsService::class ) )
		);
		$container->define(
			RatingModerationController::class,
			static fn ( Container $c ) => new RatingModerationController( $c->get( RatingModeration::class ) )
		);
	}
}

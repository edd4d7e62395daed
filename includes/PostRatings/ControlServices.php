<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\PostRatings\Control\RatingControl;
use UserFeedback\PostRatings\Control\RatingServices;
use UserFeedback\PostRatings\Votes\VoterRequest;
use UserFeedback\PostRatings\Votes\VoteService;
use UserFeedback\Support\Assets;

/**
 * Makes the services of the control.
 *
 * @since 0.6.0
 */
final class ControlServices {

	/**
	 * Registers their factories.
	 */
	public static function define( Container $container ): void {
		$container->define( RatingControl::class, static fn ( Container $c ) => new RatingControl( $c->get( Assets::class ) ) );
		$container->define(
			PostRatingBlock::class,
			static fn ( Container $c ) => new PostRatingBlock(
				$c->lazy( RatingControl::class ),
				$c->lazy( RatingFiguresReader::class ),
				$c->get( Assets::class )
			)
		);
		$container->define(
			RatingServices::class,
			static fn ( Container $c ) => new RatingServices(
				$c->lazy( RatingControl::class ),
				$c->lazy( VoteService::class ),
				$c->lazy( VoterRequest::class ),
				$c->lazy( RatingFiguresReader::class )
			)
		);
	}
}

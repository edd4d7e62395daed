<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\RotatingKey;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\PostRatings\Results\RatingDashboardService;
use UserFeedback\PostRatings\Results\RatingModerationController;
use UserFeedback\PostRatings\Results\RatingResultsController;
use UserFeedback\PostRatings\Settings\RatedPostTypes;
use UserFeedback\PostRatings\Settings\RatingSettingsController;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\PostRatings\Settings\RatingSettingsService;
use UserFeedback\PostRatings\Votes\RatingModeration;
use UserFeedback\PostRatings\Votes\RatingRecountCommand;
use UserFeedback\PostRatings\Votes\VoteController;
use UserFeedback\Support\AdminPages;
use WP_Post;

/**
 * Ratings that visitors give to posts: settings, votes, results.
 *
 * @since 0.6.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		VoteServices::define( $this->container );
		ResultServices::define( $this->container );
		$this->container->define(
			RatingSettingsService::class,
			static fn ( Container $c ) => new RatingSettingsService( $c->get( FeatureGate::class ) )
		);
		$this->container->define(
			RatingSettingsController::class,
			static fn ( Container $c ) => new RatingSettingsController( $c->get( RatingSettingsService::class ) )
		);
	}

	public function controllers(): array {
		return [
			RatingSettingsController::class,
			VoteController::class,
			RatingResultsController::class,
			RatingModerationController::class,
		];
	}

	public function register(): void {
		add_action( 'deleted_post', [ $this, 'deleteRatingsOfPost' ], 10, 2 );
	}

	public function commands(): array {
		return [ 'recount-ratings' => RatingRecountCommand::class ];
	}

	public function dailyTasks(): array {
		return [
			fn () => $this->container->get( RatingModeration::class )->deleteOldSpam(),
			fn () => $this->container->get( RotatingKey::class )->rotate(),
		];
	}

	/**
	 * Action deleted_post.
	 */
	public function deleteRatingsOfPost( int $postId, WP_Post $post ): void {
		// A save may delete many old revisions.
		if ( $post->post_type !== 'revision' && $this->container->get( Migrator::class )->isCurrent() ) {
			$this->container->get( RatingModeration::class )->deleteOfPost( $postId );
		}
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
		delete_option( VoteServices::SALT );
		delete_transient( RatingDashboardService::TRANSIENT );
	}
}

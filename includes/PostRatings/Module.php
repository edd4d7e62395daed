<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\RotatingKey;
use UserFeedback\Database\SiteKey;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\PostRatings\Control\RatingControl;
use UserFeedback\PostRatings\Control\RatingServices;
use UserFeedback\PostRatings\Preview\RatingPreviewController;
use UserFeedback\PostRatings\Results\RatingDashboardService;
use UserFeedback\PostRatings\Results\RatingModerationController;
use UserFeedback\PostRatings\Results\RatingResultsController;
use UserFeedback\PostRatings\Settings\RatedPostTypes;
use UserFeedback\PostRatings\Settings\RatingSettingsController;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\PostRatings\Settings\RatingSettingsService;
use UserFeedback\PostRatings\Stored\RatingsKind;
use UserFeedback\PostRatings\Stored\RatingTables;
use UserFeedback\PostRatings\Votes\RatingModeration;
use UserFeedback\PostRatings\Votes\RatingRecount;
use UserFeedback\PostRatings\Votes\RatingRecountCommand;
use UserFeedback\PostRatings\Votes\VoteController;
use UserFeedback\PostRatings\Votes\VoterKeys;
use UserFeedback\PostRatings\Votes\VoterRequest;
use UserFeedback\PostRatings\Votes\VoteService;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Assets;
use UserFeedback\Support\Clock;
use WP_Post;

/**
 * Ratings that visitors give to posts: settings, votes, results.
 *
 * @since 0.6.0
 */
final class Module extends \UserFeedback\Module {

	/** Autoloaded option with the secret that hashes of addresses need, replaced every thirty days. */
	public const SALT = 'userfeedback_rating_salt';

	private const SALT_DAYS = 30;

	public function services(): void {
		$container = $this->container;
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
		$container->define(
			RotatingKey::class,
			static fn ( Container $c ) => new RotatingKey( $c->get( Connection::class ), $c->get( Clock::class ), self::SALT, self::SALT_DAYS )
		);
		$container->define(
			VoterKeys::class,
			static fn ( Container $c ) => new VoterKeys(
				SiteKey::get( $c->get( Connection::class ) ),
				$c->get( RotatingKey::class )->get( ... ),
				get_current_blog_id()
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
			RatingRecountCommand::class,
			static fn ( Container $c ) => new RatingRecountCommand( $c->lazy( RatingRecount::class ), $c->lazy( WorkRunner::class ) )
		);
	}

	public function register(): void {
		add_action( 'init', [ $this, 'registerBlock' ] );
		add_action( 'init', [ $this, 'startControls' ] );
		add_action( 'deleted_post', [ $this, 'deleteRatingsOfPost' ], 10, 2 );
	}

	/**
	 * Action init: lets the add-on put the control on visitors' pages.
	 */
	public function startControls(): void {
		if ( ! has_action( 'userfeedback_post_ratings' ) ) {
			return;
		}
		/**
		 * Fires at init, on every request. The post ratings add-on starts here.
		 *
		 * @since 0.6.0
		 *
		 * @param RatingServices $services Settings, control, votes and figures; nothing of them is made before it is used.
		 */
		do_action( 'userfeedback_post_ratings', $this->container->get( RatingServices::class ) );
	}

	/**
	 * Action init: the block.
	 */
	public function registerBlock(): void {
		$this->container->get( PostRatingBlock::class )->register();
	}

	public function controllers(): array {
		return [
			RatingSettingsController::class,
			RatingPreviewController::class,
			RatingResultsController::class,
			RatingModerationController::class,
		];
	}

	public function visitorControllers(): array {
		return [ '(GET|POST) posts/\d+/rating(/comment)?' => VoteController::class ];
	}

	public function commands(): array {
		return [ 'recount-ratings' => RatingRecountCommand::class ];
	}

	public function storedData(): array {
		return [ RatingsKind::class ];
	}

	public function longWorks(): array {
		return [ RatingRecount::class ];
	}

	public function dailyTasks(): array {
		return [ fn () => $this->container->get( RotatingKey::class )->rotate() ];
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
		delete_option( self::SALT );
		delete_transient( RatingDashboardService::TRANSIENT );
	}
}

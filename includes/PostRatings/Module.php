<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\Network;
use UserFeedback\Database\RotatingKey;
use UserFeedback\Database\SiteKey;
use UserFeedback\PostRatings\Control\RatingControl;
use UserFeedback\PostRatings\Control\RatingServices;
use UserFeedback\PostRatings\Results\RatingCommand;
use UserFeedback\PostRatings\Results\RatingDashboardService;
use UserFeedback\PostRatings\Settings\RatedPostTypes;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\PostRatings\Settings\RatingSettingsService;
use UserFeedback\PostRatings\Stored\RatingsKind;
use UserFeedback\PostRatings\Votes\RatingModeration;
use UserFeedback\PostRatings\Votes\RatingRecount;
use UserFeedback\PostRatings\Votes\RatingRecountCommand;
use UserFeedback\PostRatings\Votes\VoterKeys;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Assets;
use UserFeedback\Support\BlockFile;
use UserFeedback\Support\Clock;
use WP_Block;
use WP_Post;
use WP_REST_Request;

/**
 * Ratings that visitors give to posts: settings, votes, results.
 *
 * @since 0.6.0
 */
final class Module extends \UserFeedback\Module {

	/** Autoloaded option with the secret that hashes of addresses need, replaced every thirty days. */
	public const SALT = 'userfeedback_rating_salt';

	private const SALT_DAYS = 30;

	/** Route of WordPress with which the editor renders the block. */
	private const RENDERER = '/wp/v2/block-renderer/userfeedback/post-rating';

	public function services(): void {
		$container = $this->container;
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
	}

	/**
	 * Action init: lets the add-on put the control on visitors' pages.
	 */
	public static function startControls(): void {
		if ( ! has_action( 'userfeedback_post_ratings' ) ) {
			return;
		}
		/**
		 * Fires at init, on every request. The post ratings add-on starts here.
		 *
		 * @since 0.6.0
		 *
		 * @param RatingServices $services Settings, control, votes and statistics; nothing of them is made before it is used.
		 */
		do_action( 'userfeedback_post_ratings', self::service( RatingServices::class ) );
	}

	/**
	 * Action init: the block.
	 */
	public static function registerBlock(): void {
		$editorStyles = [];
		if ( BlockFile::isForEditor() ) {
			self::service( RatingControl::class )->registerStyle();
			$editorStyles = [ RatingControl::STYLE ];
		}
		( new BlockFile( 'src/blocks/post-rating/block.json', 'blocks/post-rating', static fn () => self::service( Assets::class ) ) )
			->register( [ self::class, 'renderBlock' ], $editorStyles );
	}

	/**
	 * The block userfeedback/post-rating.
	 *
	 * @param array<string, mixed> $attributes Attributes of block.json.
	 * @param string               $content    Nothing: the block has no content.
	 * @param WP_Block|null        $block      Its context has the post of a template or of a query loop.
	 */
	public static function renderBlock( array $attributes, string $content = '', ?WP_Block $block = null ): string {
		return self::serviceOfPage( PostRatingBlock::class )?->render( $attributes, $block ) ?? '';
	}

	/**
	 * Filter rest_request_before_callbacks, which it does not change.
	 *
	 * @param mixed                                 $response
	 * @param array<string, mixed>                  $handler
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function beginPreview( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		if ( $request->get_route() === self::RENDERER ) {
			self::service( PostRatingBlock::class )->beginPreview( $request );
		}
		return $response;
	}

	/**
	 * Filter rest_request_after_callbacks, which it does not change.
	 *
	 * @param mixed                                 $response
	 * @param array<string, mixed>                  $handler
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function endPreview( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		if ( $request->get_route() === self::RENDERER ) {
			self::service( PostRatingBlock::class )->endPreview( $request );
		}
		return $response;
	}

	public function commands(): array {
		return [
			'rating'          => RatingCommand::class,
			'recount-ratings' => RatingRecountCommand::class,
		];
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
	public static function deleteRatingsOfPost( int $postId, WP_Post $post ): void {
		// A save may delete many old revisions.
		if ( $post->post_type !== 'revision' && self::service( Migrator::class )->isCurrent() ) {
			self::service( RatingModeration::class )->deleteOfPost( $postId );
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
		Network::deleteTransientOfSite( RatingDashboardService::TRANSIENT );
	}
}

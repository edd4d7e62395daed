<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Support\Assets;

/**
 * Ratings that visitors give to posts: settings, votes, results.
 *
 * @since 0.6.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->container->define( PostRatingBlock::class, static fn ( Container $c ) => new PostRatingBlock( $c->get( Assets::class ) ) );
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
}

<?php

declare( strict_types=1 );

namespace UserFeedback\RatingControl;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Control\RatingContext;
use UserFeedback\PostRatings\Control\RatingServices;
use UserFeedback\PostRatings\Control\RatingState;
use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\Support\DomainError;
use UserFeedback\Support\TemporaryFailure;
use WP_Post;
use WP_Query;

/**
 * The controls of the page that WordPress is creating.
 *
 * @since 0.6.0
 */
final class PageControls {

	/** @var array<int, int> Post → number of its controls. */
	private array $printed = [];

	/** @var array<int, RatingState> Post → what this visitor has just done. */
	private array $states = [];

	private bool $isPrepared = false;

	public function __construct(
		private readonly RatingServices $services,
		private readonly PageFiles $files
	) {}

	/**
	 * The control of a post; '' where visitors cannot rate it, and where pages are read by programs: feeds, excerpts, embeds, the REST API.
	 */
	public function forPost( int $postId ): string {
		$statistics = self::isPage() ? $this->statistics( $postId ) : null;
		if ( $statistics === null ) {
			return '';
		}
		$settings                 = $this->services->settings();
		$number                   = ( $this->printed[ $postId ] ?? 0 ) + 1;
		$this->printed[ $postId ] = $number;
		$this->files->enqueue( $settings );
		$context = new RatingContext(
			$statistics,
			$this->services->votes()->token( $postId ),
			rest_url( "userfeedback/v1/posts/$postId/rating" ),
			$number,
			$this->states[ $postId ] ?? null
		);
		return $this->services->control()->html( $postId, $settings, $context );
	}

	/**
	 * Prepares the page for controls that arrive later: WordPress' client navigation brings their HTML without their script.
	 *
	 * @since 0.7.0
	 */
	public function expect(): void {
		if ( self::isPage() ) {
			$this->files->enqueue( $this->services->settings() );
		}
	}

	/**
	 * How many controls of a post the page has so far.
	 */
	public function count( int $postId ): int {
		return $this->printed[ $postId ] ?? 0;
	}

	/**
	 * Shows what this visitor has just done at the controls of a post.
	 */
	public function setState( int $postId, RatingState $state ): void {
		$this->states[ $postId ] = $state;
	}

	/**
	 * Published ratings of a post; null where visitors cannot rate it.
	 */
	private function statistics( int $postId ): ?RatingStatistics {
		try {
			$this->prepare();
			return $this->services->votes()->statistics( $postId );
		} catch ( DomainError | TemporaryFailure ) {
			// Not for visitors, or the tables are missing: the page works without.
			return null;
		}
	}

	/**
	 * Reads the ratings of all posts of an archive with one query.
	 */
	private function prepare(): void {
		if ( $this->isPrepared ) {
			return;
		}
		$this->isPrepared = true;
		$query            = $GLOBALS['wp_the_query'] ?? null;
		$ids              = [];
		foreach ( $query instanceof WP_Query ? (array) $query->posts : [] as $post ) {
			if ( $post instanceof WP_Post ) {
				$ids[] = $post->ID;
			}
		}
		if ( count( $ids ) > 1 ) {
			$this->services->statistics()->ofMany( $ids );
		}
	}

	private static function isPage(): bool {
		return ! is_admin() && ! is_feed() && ! is_embed() && ! wp_is_rest_endpoint() && ! doing_filter( 'get_the_excerpt' );
	}
}

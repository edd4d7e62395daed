<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\DatabaseError;
use UserFeedback\PostRatings\Control\RatingControl;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Lazy;
use WP_Block;
use WP_REST_Request;

/**
 * The block userfeedback/post-rating. The core registers it, so that posts keep it while the add-on is not active; the add-on provides what
 * visitors see.
 *
 * @since 0.6.0
 */
final class PostRatingBlock {

	/**
	 * The editor's request for the block, while it runs.
	 *
	 * @var WP_REST_Request<array<string, mixed>>|null
	 */
	private ?WP_REST_Request $preview = null;

	/**
	 * @param Closure(): RatingControl       $control Called in the editor only.
	 * @param Closure(): RatingStatisticsReader $statistics Called in the editor only.
	 */
	public function __construct(
		#[Lazy( RatingControl::class )] private readonly Closure $control,
		#[Lazy( RatingStatisticsReader::class )] private readonly Closure $statistics
	) {}

	/**
	 * The editor renders the block now. WordPress checks next whether the user may edit the post.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function beginPreview( WP_REST_Request $request ): void {
		$this->preview = $request;
	}

	/**
	 * What is rendered later in the same process is for visitors.
	 *
	 * @since 0.7.0
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function endPreview( WP_REST_Request $request ): void {
		if ( $request === $this->preview ) {
			$this->preview = null;
		}
	}

	/**
	 * The block's HTML; '' where the post cannot be rated.
	 *
	 * @param array<string, mixed> $attributes Attributes of block.json.
	 * @param WP_Block|null        $block      Its context has the post of a template or of a query loop.
	 */
	public function render( array $attributes, ?WP_Block $block = null ): string {
		$postId = self::postId( $attributes, $block );
		$html   = $this->html( $postId );
		return $html === '' ? '' : sprintf( '<div %s>%s</div>', self::wrapper( $postId, Cast::string( $attributes['anchor'] ?? '' ) ), $html );
	}

	/**
	 * Attributes of the element around the control.
	 *
	 * @param string $anchor Id that the author typed.
	 */
	private static function wrapper( int $postId, string $anchor ): string {
		// With the key, WordPress' client navigation makes a new element for the control of another post, instead of changing this one's.
		$attributes = get_block_wrapper_attributes( [ 'data-wp-key' => "userfeedback-rating-$postId" ] );
		// WordPress before 7.0 knows anchors of stored HTML only.
		return $anchor === '' || str_contains( " $attributes", ' id="' ) ? $attributes : sprintf( '%s id="%s"', $attributes, esc_attr( $anchor ) );
	}

	/**
	 * The chosen post, or the one that the block is in.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function postId( array $attributes, ?WP_Block $block ): int {
		$chosen = Cast::int( $attributes['postId'] ?? 0 );
		if ( $chosen > 0 ) {
			return $chosen;
		}
		return Cast::int( $block->context['postId'] ?? 0 ) ?: (int) get_the_ID();
	}

	/**
	 * The ratings of a post for the editor; null where there is no post, as in a template, or the user may not know them.
	 */
	private function ownStatistics( int $postId ): ?RatingStatistics {
		$post = $postId > 0 ? get_post( $postId ) : null;
		if ( $post === null || ! ( is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) ) ) {
			return null;
		}
		try {
			return ( $this->statistics )()->of( $post->ID );
		} catch ( DatabaseError ) {
			// The editor works without the tables.
			return null;
		}
	}

	private function html( int $postId ): string {
		if ( $this->preview !== null ) {
			return has_filter( 'userfeedback_post_rating_html' )
				? ( $this->control )()->html( $postId, RatingSettingsReader::current(), statistics: $this->ownStatistics( $postId ) )
				: '';
		}
		if ( $postId <= 0 ) {
			return '';
		}

		/**
		 * Filters the HTML of the block userfeedback/post-rating on visitors' pages. The add-on post-ratings returns its rating control.
		 *
		 * @since 0.6.0
		 *
		 * @param string $html   '' to show nothing.
		 * @param int    $postId The post to rate.
		 */
		return Cast::string( apply_filters( 'userfeedback_post_rating_html', '', $postId ) );
	}
}

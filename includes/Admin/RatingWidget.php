<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\PostRatings\RatingIcon;
use UserFeedback\PostRatings\RatingIcons;
use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\PostRatings\Results\RatingDashboardService;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\Lazy;

/**
 * The widget "Post ratings" of WordPress' dashboard.
 *
 * @phpstan-import-type Ranked from RatingDashboardService
 * @since 0.6.0
 */
final class RatingWidget {

	private const ID = 'userfeedback_post_ratings';

	/**
	 * @param Closure(): RatingDashboardService $ratings
	 */
	public function __construct( #[Lazy( RatingDashboardService::class )] private readonly Closure $ratings ) {}

	/**
	 * Action wp_dashboard_setup.
	 */
	public function add(): void {
		if ( current_user_can( Capability::VIEW_RESULTS ) && ( $this->ratings )()->isAllowed() ) {
			wp_add_dashboard_widget( self::ID, __( 'Post ratings', 'userfeedback' ), [ $this, 'render' ] );
		}
	}

	/**
	 * Prints the ratings of the last 30 days.
	 */
	public function render(): void {
		[ 'statistics' => $all, 'best' => $best, 'worst' => $worst ] = ( $this->ratings )()->lastDays();
		if ( $all->count === 0 ) {
			printf( '<p>%s</p>', esc_html__( 'No post was rated in the last 30 days.', 'userfeedback' ) );
		} else {
			printf( '<p>%s</p>', esc_html__( 'In the last 30 days:', 'userfeedback' ) );
			if ( self::icon()->id === RatingIcons::STARS ) {
				// WordPress' own stars, with their text for screen readers.
				wp_star_rating(
					[
						'rating' => $all->average,
						'type'   => 'rating',
						'number' => $all->count,
					]
				);
			}
			printf( '<p><strong>%s</strong></p>', esc_html( self::text( $all ) ) );
			echo '<ul>';
			$this->row( __( 'Rated best:', 'userfeedback' ), $best );
			$this->row( __( 'Rated lowest:', 'userfeedback' ), $worst );
			echo '</ul>';
		}
		printf(
			'<p><a href="%s">%s</a></p>',
			esc_url( AdminRoute::RatingResults->url() ),
			esc_html__( 'See all post ratings', 'userfeedback' )
		);
	}

	/**
	 * The icon with which visitors rate now.
	 */
	public static function icon(): RatingIcon {
		return RatingIcons::of( RatingSettingsReader::current()->iconId );
	}

	/**
	 * Number and average as a sentence; with thumbs number and share of those who liked it.
	 */
	public static function text( RatingStatistics $statistics ): string {
		if ( self::icon()->isBinary() ) {
			return sprintf(
				/* translators: 1: number of ratings, 2: share of visitors who liked a post, 0 to 100. */
				_n( '%1$s rating, %2$s%% liked it', '%1$s ratings, %2$s%% liked it', $statistics->count, 'userfeedback' ),
				number_format_i18n( $statistics->count ),
				number_format_i18n( $statistics->likedPercent() )
			);
		}
		return sprintf(
			/* translators: 1: number of ratings, 2: their average with one decimal. */
			_n( '%1$s rating, average %2$s', '%1$s ratings, average %2$s', $statistics->count, 'userfeedback' ),
			number_format_i18n( $statistics->count ),
			number_format_i18n( $statistics->average, 1 )
		);
	}

	/**
	 * @param Ranked|null $ranked
	 */
	private function row( string $label, ?array $ranked ): void {
		if ( $ranked === null ) {
			return;
		}

		[ 'post' => $post, 'statistics' => $statistics ] = $ranked;
		printf(
			'<li>%s <a href="%s">%s</a> (%s)</li>',
			esc_html( $label ),
			esc_url( self::detailsUrl( $post['post_id'] ) ),
			esc_html( $post['post_title'] ),
			esc_html( self::text( $statistics ) )
		);
	}

	/**
	 * Address of the single ratings of a post.
	 */
	public static function detailsUrl( int $postId ): string {
		return AdminRoute::RatingDetails->url( postId: $postId );
	}
}

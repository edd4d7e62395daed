<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Admin;

use UserFeedback\Admin\RatingColumn;
use UserFeedback\Admin\RatingWidget;
use UserFeedback\Database\Connection;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Results\RatingDashboardService;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\StoredRatings;
use UserFeedback\Tests\TestCase;
use WP_Post;
use WP_Query;

/**
 * Ratings on WordPress' own screens.
 */
final class RatingsInDashboardTest extends TestCase {

	use StoredRatings;

	private MovingClock $clock;
	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		// @phpstan-ignore requireOnce.fileNotFound (ABSPATH is known to WordPress only.)
		require_once ABSPATH . 'wp-admin/includes/dashboard.php';
		$this->clock  = new MovingClock( '2026-03-31T12:00:00Z' );
		$this->plugin = $this->clock->takeOver();
		$this->asAdmin();
	}

	protected function tearDown(): void {
		delete_transient( RatingDashboardService::TRANSIENT );
		parent::tearDown();
	}

	public function testShowsTheRatingsOfThirtyDays(): void {
		self::assertStringContainsString( 'No post was rated in the last 30 days.', $this->widget() );
		delete_transient( RatingDashboardService::TRANSIENT );
		$loved = $this->ratedPost( 'Loved & known' );
		$lucky = $this->ratedPost( 'One lucky vote' );
		$poor  = $this->ratedPost( 'Poor' );
		$draft = $this->ratedPost( 'Hidden', [ 'post_status' => 'draft' ] );
		$this->rate( $loved, [ 5, 5, 5, 5, 5, 4 ], '2026-03-02 00:00:00' );
		$this->rate( $lucky, [ 5, 5 ] , '2026-03-31 11:00:00' );
		$this->rate( $poor, [ 2, 2, 3, 2, 2 ], '2026-03-31 11:00:00' );
		$this->rate( $draft, [ 1, 1, 1, 1, 1, 1 ], '2026-03-31 11:00:00' );
		$this->rate( $poor, [ 5, 5, 5, 5 ], '2026-03-01 23:59:59' );
		$html = $this->widget();
		self::assertStringContainsString( '19 ratings, average 2.9', $html );
		$link = '<a href="' . esc_url( RatingWidget::detailsUrl( $loved ) ) . '">Loved &amp; known</a>';
		self::assertStringContainsString( "Rated best: $link (6 ratings, average 4.8)", $html );
		self::assertStringContainsString( 'Poor</a> (5 ratings, average 2.2)', $html );
		self::assertStringNotContainsString( 'Hidden', $html );
	}

	public function testShowsThumbsAsTheShareOfThumbsUp(): void {
		$post = $this->ratedPost( 'Rated' );
		// Their rounded average of 3.7 would be 68 %.
		$this->rate( $post, [ 5, 5, 5, 5, 5, 5, 5, 5, 1, 1, 1, 1 ], '2026-03-30 12:00:00' );
		update_option( RatingSettingsReader::OPTION, [ 'icon_id' => 'thumbs' ] );
		$column = $this->column( 'post' );
		// The second time from the transient.
		foreach ( [ $this->widget(), $this->widget() ] as $html ) {
			self::assertStringContainsString( '<strong>12 ratings, 67% liked it</strong>', $html );
			self::assertStringNotContainsString( 'star-rating', $html );
		}
		$cell = $this->printed( static fn () => $column->render( RatingColumn::NAME, $post ) );
		self::assertStringContainsString( '👍 67% (12)', $cell );
		self::assertStringContainsString( '12 ratings, 67% liked it', $cell );
	}

	/** A post with many ratings of 4.9 is better than one with five of 5.0, among posts that are rated 3.0. */
	public function testRanksManyRatingsBeforeFew(): void {
		$few  = $this->ratedPost( 'Few' );
		$many = $this->ratedPost( 'Many' );
		$rest = $this->ratedPost( 'Rest' );
		$this->rate( $few, array_fill( 0, 5, 5 ), '2026-03-30 12:00:00' );
		$this->rate( $many, [ 4, ...array_fill( 0, 39, 5 ) ], '2026-03-30 12:00:00' );
		$this->rate( $rest, array_fill( 0, 30, 1 ), '2026-03-30 12:00:00' );
		$shown = $this->ratings()->lastDays();
		self::assertSame( [ 'Many', 'Rest' ], [ $shown['best']['post']['post_title'] ?? '', $shown['worst']['post']['post_title'] ?? '' ] );
	}

	public function testReadsTheRatingsOfTheMonthOnceInAQuarterOfAnHourAndADay(): void {
		$post = $this->ratedPost( 'Post' );
		$this->rate( $post, [ 5, 5, 5, 5, 5 ], '2026-03-30 12:00:00' );
		$this->widget();
		$this->rate( $post, [ 1 ], '2026-03-30 12:00:00' );
		self::assertSame( 5, $this->ratings()->lastDays()['statistics']->count );
		self::assertNull( $this->ratings()->lastDays()['worst'], 'the best post is not the worst, too' );
		$this->clock->move( '+12 hours' );
		self::assertSame( 6, $this->ratings()->lastDays()['statistics']->count );
		wp_delete_post( $post, true );
		self::assertNull( $this->ratings()->lastDays()['best'] );
	}

	public function testAddsTheWidgetForUsersWhoMaySeeResults(): void {
		$widget = $this->plugin->get( RatingWidget::class );
		set_current_screen( 'dashboard' );
		$has = static fn () => isset( $GLOBALS['wp_meta_boxes']['dashboard']['normal']['core']['userfeedback_post_ratings'] );
		$this->asRole( 'author' );
		$widget->add();
		self::assertFalse( $has() );
		$this->asAdmin();
		OtherPlan::lite()->takeOver()->get( RatingWidget::class )->add();
		self::assertFalse( $has() );
		// Who has which capability is a filter of the plugin that is in charge.
		$this->plugin = $this->clock->takeOver();
		$widget->add();
		self::assertTrue( $has() );
	}

	public function testShowsAColumnInListsOfRatedTypesOnly(): void {
		$post = $this->ratedPost( 'Rated' );
		$none = $this->ratedPost( 'Unrated' );
		$this->rate( $post, [ 4, 5, 5 ] );
		$column = $this->column( 'post' );
		self::assertArrayHasKey( RatingColumn::NAME, apply_filters( 'manage_post_posts_columns', [] ) );
		self::assertArrayHasKey( RatingColumn::NAME, apply_filters( 'manage_edit-post_sortable_columns', [] ) );
		$cell = $this->printed( static fn () => do_action( 'manage_post_posts_custom_column', RatingColumn::NAME, $post ) );
		self::assertStringContainsString( '3 ratings, average 4.7', $cell );
		self::assertStringContainsString( esc_url( RatingWidget::detailsUrl( $post ) ), $cell );
		self::assertStringContainsString( 'No ratings', $this->printed( static fn () => $column->render( RatingColumn::NAME, $none ) ) );
		self::assertSame( '', $this->printed( static fn () => $column->render( 'author', $post ) ) );
		self::assertFalse( $this->hasColumn( 'page' ) );
	}

	public function testShowsNoColumnToUsersWithoutResultsOrPlan(): void {
		$this->asRole( 'editor' );
		self::assertFalse( $this->hasColumn( 'post' ) );
		$this->asAdmin();
		$this->plugin = OtherPlan::of( Plan::Plus )->takeOver();
		self::assertFalse( $this->hasColumn( 'post' ) );
	}

	public function testKeepsTheColumnAfterQuickEdit(): void {
		$_POST['post_type'] = 'post';
		$this->plugin->get( RatingColumn::class )->addToEditedRow();
		unset( $_POST['post_type'] );
		self::assertArrayHasKey( RatingColumn::NAME, apply_filters( 'manage_post_posts_columns', [] ) );
	}

	public function testSortsByRatingWithUnratedPostsLast(): void {
		[ $good, $none, $bad, $imported ] = array_map( $this->ratedPost( ... ), [ 'Good', 'None', 'Bad', 'Imported' ] );
		$this->rate( $good, [ 5, 4 ] );
		$this->rate( $bad, [ 1, 2 ] );
		$this->importRatings( $imported, 4, 14.5 );
		$this->column( 'post' );
		self::assertSame( [ $good, $imported, $bad, $none ], $this->sorted( 'desc', [ $good, $none, $bad, $imported ] ) );
		self::assertSame( [ $bad, $imported, $good, $none ], $this->sorted( 'asc', [ $good, $none, $bad, $imported ] ) );
	}

	public function testReadsTheRatingsOfAListWithOneQuery(): void {
		$posts = array_map( fn ( int $number ) => $this->ratedPost( "Post $number" ), range( 1, 5 ) );
		array_walk( $posts, fn ( int $post ) => $this->rate( $post, [ 4 ] ) );
		$column = $this->column( 'post' );
		$this->sorted( 'desc', $posts );
		$log = QueryLog::start();
		array_walk( $posts, fn ( int $post ) => $this->printed( static fn () => $column->render( RatingColumn::NAME, $post ) ) );
		self::assertCount( 1, $log->containing( Plugin::instance()->get( Connection::class )->table( 'rating_totals' ) ) );
	}

	/**
	 * @param list<int> $ids
	 * @return list<int>
	 */
	private function sorted( string $order, array $ids ): array {
		global $wp_query, $wp_the_query;
		$wp_the_query = new WP_Query();
		$wp_query     = $wp_the_query;
		$wp_query->query( [ 'post_type' => 'post', 'post__in' => $ids, 'orderby' => RatingColumn::NAME, 'order' => $order ] );
		return array_map( static fn ( mixed $post ) => $post instanceof WP_Post ? $post->ID : 0, array_values( $wp_query->posts ?? [] ) );
	}

	/**
	 * The column, as the screen of a post type adds it.
	 */
	private function column( string $type ): RatingColumn {
		foreach ( [ 'manage_post_posts_columns', 'manage_page_posts_columns', 'manage_post_posts_custom_column', 'posts_clauses' ] as $hook ) {
			remove_all_filters( $hook );
		}
		self::assertSame( [ 'post' ], RatingSettingsReader::current()->postTypes );
		set_current_screen( "edit-$type" );
		$column = $this->plugin->get( RatingColumn::class );
		$column->addToScreen();
		return $column;
	}

	private function hasColumn( string $type ): bool {
		$this->column( $type );
		return array_key_exists( RatingColumn::NAME, (array) apply_filters( "manage_{$type}_posts_columns", [] ) );
	}

	private function ratings(): RatingDashboardService {
		return $this->plugin->get( RatingDashboardService::class );
	}

	private function widget(): string {
		return $this->printed( [ $this->plugin->get( RatingWidget::class ), 'render' ] );
	}

	private function printed( callable $work ): string {
		ob_start();
		$work();
		return (string) ob_get_clean();
	}
}

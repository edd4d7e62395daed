<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings\Control;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\RatingStatisticsReader;
use UserFeedback\Support\Cast;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\RatingPages;
use UserFeedback\Tests\TestCase;

/**
 * Where pages of a classic theme have the control.
 */
final class PlacementTest extends TestCase {

	use RatingPages;

	protected function setUp(): void {
		parent::setUp();
		$this->useClassicTheme();
	}

	/**
	 * @return iterable<string, array{string, bool, string}>
	 */
	public static function placements(): iterable {
		yield 'after the content' => [ 'after_content', true, 'C' ];
		yield 'before the comments' => [ 'before_comments', true, 'B' ];
		yield 'after the comments' => [ 'after_comments', true, 'A' ];
		yield 'only by hand' => [ 'manual', true, '' ];
		yield 'only by hand, without comments' => [ 'manual', false, '' ];
		yield 'after the content of a post without comments' => [ 'before_comments', false, 'C' ];
		yield 'once after the content of a post without comments' => [ 'after_content', false, 'C' ];
	}

	#[TestDox( '[RAT-03~] $_dataName' )]
	#[DataProvider( 'placements' )]
	public function testPlace( string $place, bool $hasComments, string $expected ): void {
		$this->ratingSettings( [ 'display_settings' => $place ] );
		$id = $this->ratedPost( [ 'comment_status' => $hasComments ? 'open' : 'closed' ] );
		self::assertSame( $expected, self::places( $this->visit( [ 'p' => $id ] ) ) );
	}

	public function testCommentsOfClosedDiscussionCount(): void {
		$this->ratingSettings( [ 'display_settings' => 'before_comments' ] );
		$id = $this->ratedPost( [ 'comment_status' => 'closed' ] );
		wp_insert_comment( [ 'comment_post_ID' => $id, 'comment_content' => 'Old', 'comment_approved' => 1 ] );
		self::assertSame( 'B', self::places( $this->visit( [ 'p' => $id ] ) ) );
	}

	public function testContentThatIsNotThePageHasNone(): void {
		$other = $this->ratedPost();
		$id    = $this->ratedPost();
		$has   = static fn (): bool => str_contains( Cast::string( apply_filters( 'the_content', 'x' ) ), 'userfeedback-rating' );
		$this->visit( [ 'p' => $id ] );
		self::assertFalse( $has(), 'outside of the loop' );

		rewind_posts();
		the_post();
		self::assertTrue( $has() );
		$GLOBALS['post'] = get_post( $other );
		self::assertFalse( $has(), 'another post inside of the loop' );
		$GLOBALS['post'] = get_post( $id );
		query_posts( [ 'p' => $id ] );
		the_post();
		self::assertFalse( $has(), 'another query' );
		wp_reset_query();
	}

	#[TestDox( '[RAT-03~] in a block theme the content has none: a hooked block is in the template' )]
	public function testBlockTheme(): void {
		remove_all_filters( 'pre_option_stylesheet' );
		remove_all_filters( 'pre_option_template' );
		self::assertTrue( wp_is_block_theme() );
		self::assertSame( '', self::places( $this->visit( [ 'p' => $this->ratedPost( [ 'comment_status' => 'closed' ] ) ] ) ) );
	}

	public function testTwoControlsOfPostShareNoIds(): void {
		$html = $this->visit( [ 'p' => $this->ratedPost( [ 'post_content' => '[userfeedback_rating] [userfeedback_rating]' ] ) ] );
		preg_match_all( '/ id="(userfeedback-rating[^"]*)"/', $html, $ids );
		self::assertCount( 4, array_unique( $ids[1] ), 'control and help of each' );
	}

	#[TestDox( '[RAT-03~] only posts of the chosen types have a control' )]
	public function testPostTypes(): void {
		$post = $this->ratedPost();
		$page = $this->ratedPost( [ 'post_type' => 'page' ] );
		self::assertSame( [ 'C', '' ], [ self::places( $this->visit( [ 'p' => $post ] ) ), self::places( $this->visit( [ 'page_id' => $page ] ) ) ] );
		$this->ratingSettings( [ 'post_types' => [ 'page', 'gone' ] ] );
		self::assertSame( [ '', 'C' ], [ self::places( $this->visit( [ 'p' => $post ] ) ), self::places( $this->visit( [ 'page_id' => $page ] ) ) ] );
	}

	#[TestDox( '[RAT-03~] a post with the shortcode has no second control' )]
	public function testShortcodeReplacesAutomaticControl(): void {
		foreach ( [ 'after_content', 'before_comments', 'manual' ] as $place ) {
			$this->ratingSettings( [ 'display_settings' => $place ] );
			$id   = $this->ratedPost( [ 'post_content' => 'One [userfeedback_rating] two', 'comment_status' => 'open' ] );
			$html = $this->visit( [ 'p' => $id ] );
			self::assertSame( 'C', self::places( $html ), $place );
			self::assertMatchesRegularExpression( '/One\s*<div class="userfeedback-rating.+<\/div>\s*two/s', $html );
		}
	}

	#[TestDox( '[RAT-03] a post with the block has no second control; the block rates its own post or the chosen one' )]
	public function testBlockReplacesAutomaticControl(): void {
		$other = $this->ratedPost();
		$posts = [
			'own'    => [ '<!-- wp:userfeedback/post-rating /-->', null ],
			'chosen' => [ '<!-- wp:userfeedback/post-rating {"postId":' . $other . '} /-->', $other ],
		];
		foreach ( [ 'after_content', 'after_comments', 'manual' ] as $place ) {
			$this->ratingSettings( [ 'display_settings' => $place ] );
			foreach ( $posts as $name => [ $content, $rated ] ) {
				$id   = $this->ratedPost( [ 'post_content' => $content, 'comment_status' => 'open' ] );
				$html = $this->visit( [ 'p' => $id ] );
				self::assertSame( 'C', self::places( $html ), "$name, $place" );
				self::assertStringContainsString( ' data-post="' . ( $rated ?? $id ) . '"', $html );
			}
		}
	}

	public function testReusedShortcodeReplacesAutomaticControl(): void {
		// As a synced pattern does, which has_shortcode() does not see.
		add_filter( 'the_content', static fn ( string $content ) => $content . do_shortcode( '[userfeedback_rating]' ), 12 );
		self::assertSame( 'C', self::places( $this->visit( [ 'p' => $this->ratedPost() ] ) ) );
	}

	#[TestDox( '[RAT-03~] the shortcode rates another post by its id, and nothing that visitors cannot see' )]
	public function testShortcodeWithId(): void {
		$other = $this->ratedPost( [ 'post_type' => 'page' ] );
		$html  = do_shortcode( $this->shortcodeOn( "[userfeedback_rating id=$other]" ) );
		self::assertStringContainsString( " id=\"userfeedback-rating-$other\"", $html );
		self::assertStringContainsString( "posts/$other/rating", $html );

		$hidden = [
			$this->ratedPost( [ 'post_status' => 'draft', 'post_title' => 'Secret' ] ),
			$this->ratedPost( [ 'post_status' => 'private', 'post_title' => 'Secret' ] ),
			$this->ratedPost( [ 'post_password' => 'p', 'post_title' => 'Secret' ] ),
			$this->ratedPost( [ 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00', 'post_title' => 'Secret' ] ),
			999999,
		];
		foreach ( $hidden as $id ) {
			self::assertSame( '', $this->shortcodeOn( "[userfeedback_rating id=$id]" ), (string) $id );
		}
	}

	/**
	 * T43: attributes of a contributor.
	 */
	public function testForgedAttributesShowNothing(): void {
		$id     = $this->ratedPost();
		$forged = [ "id=-$id", 'id=0', "id='{$id}x'", "id='\"><script>alert(1)</script>'", "id='$id onclick=alert(1)'", "id='1e1'", "id='$id '" ];
		foreach ( $forged as $attributes ) {
			self::assertSame( '', $this->shortcodeOn( "[userfeedback_rating $attributes]" ), $attributes );
		}
	}

	public function testFeedsExcerptsAndTheRestApiHaveNone(): void {
		$id = $this->ratedPost( [ 'post_content' => 'Text [userfeedback_rating]' ] );
		$this->visit( [ 'feed' => 'rss2', 'p' => $id ] );
		self::assertSame( '', do_shortcode( "[userfeedback_rating id=$id]" ), 'feed' );
		$this->visit( [ 'embed' => 'true', 'p' => $id ] );
		self::assertSame( '', do_shortcode( "[userfeedback_rating id=$id]" ), 'embed' );

		$plain = $this->ratedPost();
		$this->visit( [ 'p' => $plain ] );
		rewind_posts();
		the_post();
		self::assertSame( 'Text', get_the_excerpt( $plain ) );
		self::assertSame( 'Text', get_the_excerpt( $id ) );

		$content = $this->body( $this->get( "/wp/v2/posts/$id" ) )['content'];
		self::assertSame( "<p>Text </p>\n", $content['rendered'] );
	}

	#[TestDox( '[RAT-04~] an archive has a control for each post that has the shortcode, and reads all averages with one query' )]
	public function testArchive(): void {
		foreach ( [ 1, 2, 3 ] as $value ) {
			$id = $this->ratedPost( [ 'post_title' => "Archived $value", 'post_content' => '[userfeedback_rating]' ] );
			$this->rate( $id, $value );
			Plugin::instance()->get( RatingStatisticsReader::class )->forget( $id );
		}
		$this->ratedPost( [ 'post_title' => 'Archived without' ] );
		$log  = QueryLog::start();
		$html = $this->visit( [ 's' => 'Archived' ] );
		self::assertSame( 3, preg_match_all( '/>1 rating</', $html ) );
		self::assertSame( 3, preg_match_all( '/ class="userfeedback-rating[ "]/', $html ) );
		self::assertCount( 1, $log->containing( 'ufb_rating_totals' ) );
	}

	public function testPageWithoutControlHasNoFilesAndNoQueries(): void {
		$id  = $this->ratedPost( [ 'post_type' => 'page' ] );
		$log = QueryLog::start();
		$this->visit( [ 'page_id' => $id ] );
		self::assertSame( [], $log->containing( 'ufb_' ) );
		self::assertFalse( wp_style_is( 'userfeedback-rating', 'enqueued' ) );
		self::assertFalse( wp_script_is( 'userfeedback-rating', 'enqueued' ) );
		$this->visit( [ 'p' => $this->ratedPost() ] );
		self::assertTrue( wp_style_is( 'userfeedback-rating', 'enqueued' ) );
		self::assertTrue( wp_script_is( 'userfeedback-rating', 'enqueued' ) );
	}

	private function shortcodeOn( string $content ): string {
		$this->visit( [ 'p' => $this->ratedPost() ] );
		return do_shortcode( $content );
	}
}

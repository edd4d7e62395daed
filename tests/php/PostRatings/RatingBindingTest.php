<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\PostRatings\Control\RatingServices;
use UserFeedback\RatingControl\AddOn;
use UserFeedback\Tests\Support\MainQuery;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The block binding source userfeedback/post-rating on visitors' pages.
 */
final class RatingBindingTest extends TestCase {

	use MainQuery;
	use RatingFixtures;

	private const PARAGRAPH = '<!-- wp:paragraph %s --><p>Own text</p><!-- /wp:paragraph -->';

	protected function setUp(): void {
		parent::setUp();
		$this->use( OtherPlan::of( Plan::Elite ) );
	}

	#[TestDox( '[BLK-02~] paragraphs and headings show the average and the number of ratings of their post' )]
	public function testShowsTheStatisticsOfThePost(): void {
		// The editor reads it, too.
		self::assertSame( [ 'postId' ], get_block_bindings_source( AddOn::BINDING )?->uses_context );
		$post = $this->ratedPost();
		$this->rate( $post, 5 );
		$this->rate( $post, 4, 'Opera' );
		$this->rate( $post, 4, 'Safari' );
		self::assertSame( '4.3', $this->bound( $post, 'average' ) );
		$heading = '<!-- wp:heading %s --><h2 class="wp-block-heading">Own</h2><!-- /wp:heading -->';
		self::assertSame( '3', $this->bound( $post, 'count', $heading ) );
		self::assertSame( 'Own text', $this->bound( $post, 'sum' ) );
		add_filter( 'number_format_i18n', static fn ( string $text ) => str_replace( '.', ',', $text ) );
		self::assertSame( '4,3', $this->bound( $post, 'average' ) );
	}

	#[TestDox( "[BLK-02~] a post without ratings has a number, but its average is the block's own text" )]
	public function testWithoutRatings(): void {
		$post = $this->ratedPost();
		self::assertSame( [ 'Own text', '0' ], [ $this->bound( $post, 'average' ), $this->bound( $post, 'count' ) ] );
	}

	/**
	 * @return iterable<string, array{array{post_status?: string, post_password?: string}}>
	 */
	public static function hidden(): iterable {
		yield 'draft' => [ [ 'post_status' => 'draft' ] ];
		yield 'private' => [ [ 'post_status' => 'private' ] ];
		yield 'password' => [ [ 'post_password' => 'tea' ] ];
		yield 'trash' => [ [ 'post_status' => 'trash' ] ];
	}

	/** @param array{post_status?: string, post_password?: string} $changes */
	#[TestDox( '[BLK-02~] posts that visitors cannot see tell nothing about their ratings, even to administrators' )]
	#[DataProvider( 'hidden' )]
	public function testHiddenPostsTellNothing( array $changes ): void {
		$post = $this->ratedPost();
		self::assertSame( 201, $this->rate( $post )->get_status() );
		self::assertSame( '1', $this->bound( $post, 'count' ) );
		$changes['ID'] = $post;
		wp_update_post( $changes );
		$this->asAdmin();
		self::assertSame( 'Own text', $this->bound( $post, 'count' ) );
	}

	#[TestDox( '[BLK-02~] in a query loop, each post has its own statistics' )]
	public function testInQueryLoops(): void {
		$first = $this->ratedPost( [ 'post_title' => '0 first' ] );
		$next  = $this->ratedPost( [ 'post_title' => '1 next' ] );
		$this->rate( $first, 5 );
		$this->rate( $next, 2 );
		$this->rate( $next, 3, 'Opera' );
		$query = [ 'perPage' => 2, 'postType' => 'post', 'inherit' => false, 'search' => '', 'order' => 'asc', 'orderBy' => 'title' ];
		$html  = do_blocks(
			sprintf(
				'<!-- wp:query %s --><div class="wp-block-query"><!-- wp:post-template -->%s<!-- /wp:post-template --></div><!-- /wp:query -->',
				wp_json_encode( [ 'queryId' => 1, 'query' => $query ] ),
				$this->block( 'average' )
			)
		);
		self::assertSame( 2, preg_match_all( '~<p[^>]*>([^<]+)</p>~', $html, $found ), $html );
		self::assertSame( [ '5.0', '2.5' ], $found[1] );
	}

	#[TestDox( "[BLK-02~] an expired license keeps the statistics on the site, a lower plan shows the block's own text" )]
	public function testAsksThePlan(): void {
		$post = $this->ratedPost();
		$this->rate( $post, 5 );
		$this->use( OtherPlan::of( Plan::Pro, LicenseStatus::Expired ) );
		self::assertSame( '5.0', $this->bound( $post, 'average' ) );
		$this->use( OtherPlan::of( Plan::Plus ) );
		self::assertSame( 'Own text', $this->bound( $post, 'average' ) );
	}

	private function use( OtherPlan $plan ): void {
		if ( get_block_bindings_source( AddOn::BINDING ) !== null ) {
			unregister_block_bindings_source( AddOn::BINDING );
		}
		AddOn::onPostRatings( $plan->takeOver()->get( RatingServices::class ) );
	}

	/**
	 * The text of a bound block on the page of a post.
	 */
	private function bound( int $post, string $key, string $block = self::PARAGRAPH ): string {
		$GLOBALS['post'] = get_post( $post );
		return trim( wp_strip_all_tags( do_blocks( $this->block( $key, $block ) ) ) );
	}

	private function block( string $key, string $block = self::PARAGRAPH ): string {
		$binding = [ 'source' => 'userfeedback/post-rating', 'args' => [ 'key' => $key ] ];
		return sprintf( $block, wp_json_encode( [ 'metadata' => [ 'bindings' => [ 'content' => $binding ] ] ], JSON_UNESCAPED_SLASHES ) );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings\Control;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Tests\Support\RatingPages;
use UserFeedback\Tests\TestCase;

/**
 * Controls in query loops whose pages are turned without a new page.
 */
final class QueryLoopTest extends TestCase {

	use RatingPages;

	protected function setUp(): void {
		parent::setUp();
		$this->useClassicTheme();
		$this->ratingSettings( [ 'display_settings' => 'manual' ] );
		wp_dequeue_script( 'userfeedback-rating' );
	}

	protected function tearDown(): void {
		wp_dequeue_script( 'userfeedback-rating' );
		parent::tearDown();
	}

	#[TestDox( '[BLK-02~] a query loop with controls keeps its client navigation' )]
	public function testKeepsClientNavigation(): void {
		$posts = [ $this->ratedPost(), $this->ratedPost() ];
		$html  = $this->visitLoopOf( $posts, true );
		self::assertSame( 2, preg_match_all( '/ class="userfeedback-rating[ "]/', $html ) );
		self::assertArrayNotHasKey( 'clientNavigationDisabled', wp_interactivity()->config( 'core/router' ) );
		self::assertTrue( wp_script_is( 'userfeedback-rating' ) );
	}

	#[TestDox( 'the script is there before the first control is, if controls may come by client navigation' )]
	public function testScriptComesFirst(): void {
		$posts = [ $this->ratedPost( [ 'post_password' => 'secret' ] ) ];
		self::assertStringNotContainsString( 'userfeedback-rating', $this->visitLoopOf( $posts, false ) );
		self::assertFalse( wp_script_is( 'userfeedback-rating' ), 'each page of the loop is a new page' );
		self::assertStringNotContainsString( 'userfeedback-rating', $this->visitLoopOf( $posts, true ) );
		self::assertTrue( wp_script_is( 'userfeedback-rating' ) );
	}

	/**
	 * @phpstan-impure
	 * @param list<int> $posts
	 */
	private function visitLoopOf( array $posts, bool $isEnhanced ): string {
		$attributes = [
			'queryId'            => 7,
			'query'              => [ 'postType' => 'post', 'inherit' => false, 'perPage' => 5, 'include' => $posts ],
			'enhancedPagination' => $isEnhanced,
		];
		$json       = (string) wp_json_encode( $attributes );
		$content    = "<!-- wp:query $json --><div class=\"wp-block-query\"><!-- wp:post-template --><!-- wp:userfeedback/post-rating /-->"
			. '<!-- /wp:post-template --></div><!-- /wp:query -->';
		$page       = $this->ratedPost( [ 'post_type' => 'page', 'post_content' => $content ] );
		$only       = static fn ( array $query ): array => [ 'post__in' => $posts ] + $query;
		add_filter( 'query_loop_block_query_vars', $only );
		try {
			return $this->visit( [ 'page_id' => $page ] );
		} finally {
			remove_filter( 'query_loop_block_query_vars', $only );
		}
	}
}

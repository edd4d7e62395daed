<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Model\Page;
use UserFeedback\Responses\PageName;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * What "Page Submitted" shows.
 */
final class PageNameTest extends TestCase {

	use SurveyFixtures;

	public function testAResponseNamesThePageByTheTitleOfItsPostNow(): void {
		$this->asAdmin();
		$post   = $this->page( 'Prices' );
		$survey = $this->publishedSurvey();
		$path   = "/userfeedback/v1/surveys/$survey->id/responses";
		$this->post( $path, $this->submission( $survey, [ 'q1' => 'No', 'q2' => null ], [ 'page_submitted' => $this->submitted( $post ) ] ) );

		$item = $this->body( $this->get( $path ) )['items'][0];
		self::assertSame( [ 'name' => 'Prices', 'url' => home_url( '/prices/' ) ], $item['page_submitted'] );
		wp_update_post( [ 'ID' => $post, 'post_title' => 'Plans & prices' ] );
		$response = $this->body( $this->get( "$path/{$item['id']}" ) );
		self::assertSame( 'Plans & prices', $response['page_submitted']['name'] );
	}

	#[DataProvider( 'titles' )]
	public function testTheTitleIsText( string $stored, string $shown ): void {
		self::assertSame( $shown, PageName::of( new Page( home_url( '/a/' ), 'Sent', $this->page( $stored ) ) ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function titles(): iterable {
		yield 'entities' => [ 'Tom &amp; Jerry&#8217;s', 'Tom & Jerry’s' ];
		yield 'tags' => [ 'Our <em>best</em> page', 'Our best page' ];
		yield 'a heart' => [ 'I <3 tea', 'I <3 tea' ];
		yield 'two lines' => [ "One\n two", 'One two' ];
		yield 'no title' => [ '', '/a/ (title as sent: “Sent”)' ];
	}

	public function testThePostOfAPageThatVisitorsCannotSeeIsNotNamed(): void {
		$page = new Page( home_url( '/prices/' ), 'Prices – Site', $this->page( 'Secret plans', 'private' ) );
		$sent = '/prices/ (title as sent: “Prices – Site”)';
		self::assertSame( $sent, PageName::of( $page ) );
		self::assertSame( $sent, PageName::of( new Page( $page->url, $page->name, 999999999 ) ) );
	}

	public function testTheCommonEntryOfFurtherPagesHasItsName(): void {
		self::assertSame( 'Other pages', PageName::of( new Page( '', 'Other pages', 0 ) ) );
	}

	public function testWithoutATitleThePathNamesThePage(): void {
		self::assertSame( '/über-uns/', PageName::of( new Page( home_url( '/%C3%BCber-uns/' ), '', 0 ) ) );
		self::assertSame( '', PageName::of( Page::none() ) );
	}

	public function testLoadsThePostsOfAListWithOneQuery(): void {
		$pages = array_map( fn ( int $number ) => new Page( home_url( "/$number/" ), 'Sent', $this->page( "Page $number" ) ), range( 1, 5 ) );
		array_map( static fn ( Page $page ) => clean_post_cache( $page->postId ), $pages );
		$before = $GLOBALS['wpdb']->num_queries;
		PageName::preload( [ ...$pages, ...$pages, Page::none() ] );
		$names = array_map( PageName::of( ... ), $pages );
		self::assertSame( [ 'Page 1', 'Page 2', 'Page 3', 'Page 4', 'Page 5' ], $names );
		self::assertSame( 1, $GLOBALS['wpdb']->num_queries - $before );
	}

	private function page( string $title, string $status = 'publish' ): int {
		return wp_insert_post( [ 'post_type' => 'page', 'post_status' => $status, 'post_title' => $title, 'post_content' => 'Text' ] );
	}

	/**
	 * @return array{id: int, url: string, name: string}
	 */
	private function submitted( int $post ): array {
		return [
			'id'   => $post,
			'url'  => home_url( '/prices/' ),
			'name' => 'Prices – Site',
		];
	}
}

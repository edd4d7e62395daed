<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Page;
use UserFeedback\Plugin;
use UserFeedback\Responses\PageReader;
use UserFeedback\Responses\PageRepository;
use UserFeedback\Tests\TestCase;

/**
 * Which page a submission comes from.
 */
final class PageReaderTest extends TestCase {

	#[DataProvider( 'posts' )]
	public function testOnlyAPostThatVisitorsMaySeeIsKept( string $type, string $status, bool $isKept ): void {
		$id = wp_insert_post( [ 'post_type' => $type, 'post_status' => $status, 'post_title' => 'Secret plans', 'post_password' => '' ] );
		self::assertIsInt( $id );
		$url  = home_url( '/a/' );
		add_filter( 'post_link', static fn () => $url );
		add_filter( 'page_link', static fn () => $url );
		$page = self::read( [ 'id' => $id, 'url' => $url, 'name' => 'A' ] );
		self::assertSame( [ $isKept ? $id : 0, $isKept ? 'Secret plans' : 'A', $url ], [ $page->postId, $page->name, $page->url ] );
	}

	#[TestDox( 'the server finds the post of a URL: neither the id nor the name that a browser sends makes a page something else' )]
	#[DataProvider( 'claims' )]
	public function testFindsThePostOfAUrl( string $path, bool $isSent, bool $isPost ): void {
		global $wp_rewrite;
		$before = $wp_rewrite->permalink_structure;
		$wp_rewrite->set_permalink_structure( '/%postname%/' );
		$post = [ 'post_status' => 'publish', 'post_title' => 'Prices', 'post_name' => 'our-prices' ];
		$id   = (int) wp_insert_post( $post );
		$page = self::read( [ 'id' => $isSent ? $id : null, 'url' => home_url( $path ), 'name' => 'URGENT: call 555' ] );
		$wp_rewrite->set_permalink_structure( $before );
		$expected = $isPost ? [ $id, 'Prices', home_url( '/our-prices/' ) ] : [ 0, 'URGENT: call 555', home_url( $path ) ];
		self::assertSame( $expected, [ $page->postId, $page->name, $page->url ] );
	}

	#[TestDox( 'a URL without a post is searched for once, and a post that comes to be there is found by its id' )]
	public function testRemembersThatAUrlHasNoPost(): void {
		$url      = home_url( '/shop/?page_id=0' );
		$searches = 0;
		add_filter(
			'url_to_postid',
			static function ( string $searched ) use ( &$searches ): string {
				++$searches;
				return $searched;
			}
		);
		$visit = static fn ( int $id = 0 ) => self::read( [ 'id' => $id, 'url' => $url, 'name' => 'Shop' ] );
		$store = static fn ( Page $page ) => Plugin::instance()->get( PageRepository::class )->idOf( $page, '2026-11-22', static fn () => '' );
		$first = $store( $visit() );
		self::assertSame( [ $first, 1 ], [ $store( $visit() ), $searches ] );
		$post = wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'Our shop' ] );
		add_filter( 'post_link', static fn () => home_url( '/shop/' ) );
		self::assertIsInt( $post );
		self::assertSame( [ $post, 'Our shop' ], [ $visit( $post )->postId, $visit( $post )->name ] );
	}

	/**
	 * @return iterable<string, array{string, bool, bool}>
	 */
	public static function claims(): iterable {
		yield 'its URL and id' => [ '/our-prices/', true, true ];
		yield 'its URL alone' => [ '/our-prices/', false, true ];
		yield 'a page of it' => [ '/our-prices/2/', true, true ];
		yield 'made up below it' => [ '/our-prices/x9/', true, true ];
		yield 'another URL with its id' => [ '/elsewhere/', true, false ];
		yield 'a URL that begins the same' => [ '/our-prices-2/', true, false ];
	}

	/**
	 * @return iterable<string, array{string, string, bool}>
	 */
	public static function posts(): iterable {
		yield 'a published post' => [ 'post', 'publish', true ];
		yield 'a published page' => [ 'page', 'publish', true ];
		yield 'a private post' => [ 'post', 'private', false ];
		yield 'a draft' => [ 'post', 'draft', false ];
		yield 'a pending post' => [ 'page', 'pending', false ];
		yield 'a post in the trash' => [ 'post', 'trash', false ];
		yield 'a post of a type without pages' => [ 'wp_block', 'publish', false ];
	}

	#[TestDox( "when a day's new URLs are used up, published posts still have a page of their own, and have used up none" )]
	public function testPostsDoNotCountTowardsTheDailyLimit(): void {
		$connection = Plugin::instance()->get( Connection::class );
		$columns    = [ 'url_hash' => 'x%s', 'url' => '%s', 'name' => '%s', 'post_id' => '%d', 'created_on' => '%s' ];
		$row        = static fn ( int $number, int $post ) => [ md5( "n$number" ), "https://example.org/$number", '', $post, '2026-11-22' ];
		$connection->insertRows( 'INSERT', 'pages', $columns, array_map( static fn ( int $number ) => $row( $number, $number ), range( 1, 500 ) ) );
		$connection->insertRows( 'INSERT', 'pages', $columns, array_map( static fn ( int $number ) => $row( $number, 0 ), range( 501, 2499 ) ) );
		$pages = Plugin::instance()->get( PageRepository::class );
		$page  = static fn ( string $path, int $post ) => new Page( "https://example.org/$path/", 'A', $post );
		$id    = static fn ( string $path, int $post ) => $pages->idOf( $page( $path, $post ), '2026-11-22', static fn () => 'Other' );
		$last  = $id( 'last', 0 );
		$other = $id( 'one-more', 0 );
		self::assertNotSame( $last, $other );
		self::assertSame( $other, $id( 'and-another', 0 ) );
		self::assertNotContains( $id( 'a-post', 7 ), [ $last, $other ] );
	}

	#[DataProvider( 'addresses' )]
	public function testOnlyAnAddressOfThisSiteIsKept( string $sent, string $kept ): void {
		add_filter( 'home_url', static fn ( string $url ) => str_replace( get_option( 'home' ), 'https://example.org:8443', $url ) );
		self::assertSame( $kept, self::read( [ 'url' => $sent, 'name' => '' ] )->url );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function addresses(): iterable {
		yield 'a page' => [ 'https://example.org:8443/a/b/', 'https://example.org:8443/a/b/' ];
		yield 'a host in capitals' => [ 'https://EXAMPLE.org/a/', 'https://example.org:8443/a/' ];
		yield 'another scheme' => [ 'http://example.org/a/', 'https://example.org:8443/a/' ];
		yield 'a query and a fragment' => [ 'https://example.org/a/?key=secret#part', 'https://example.org:8443/a/' ];
		yield 'no path' => [ 'https://example.org', 'https://example.org:8443/' ];
		yield 'another host' => [ 'https://example.com/a/', '' ];
		yield 'a host that begins the same' => [ 'https://example.org.evil.example/a/', '' ];
		yield 'a script' => [ 'javascript://example.org/%0aalert(1)', '' ];
		yield 'no host' => [ '/a/', '' ];
		yield 'not UTF-8' => [ "https://example.org/\xff", '' ];
	}

	#[DataProvider( 'ids' )]
	public function testAnIdThatIsNoneIsNotKept( ?int $id ): void {
		self::assertSame( 0, self::read( [ 'id' => $id, 'url' => home_url( '/' ), 'name' => '' ] )->postId );
	}

	/**
	 * @return iterable<string, array{int|null}>
	 */
	public static function ids(): iterable {
		yield 'none' => [ null ];
		yield 'zero' => [ 0 ];
		yield 'below zero' => [ -1 ];
		yield 'unknown' => [ 987654321 ];
	}

	/**
	 * @param array{id?: int|null, url: string, name: string} $page
	 */
	private static function read( array $page ): Page {
		return Plugin::instance()->get( PageReader::class )->read( $page );
	}
}

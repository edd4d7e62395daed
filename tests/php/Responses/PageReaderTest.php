<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Responses\PageReader;
use UserFeedback\Tests\TestCase;

/**
 * Which page a submission comes from.
 */
final class PageReaderTest extends TestCase {

	#[DataProvider( 'posts' )]
	public function testOnlyAPostThatVisitorsMaySeeIsKept( string $type, string $status, bool $isKept ): void {
		$id = wp_insert_post( [ 'post_type' => $type, 'post_status' => $status, 'post_title' => 'Secret plans', 'post_password' => '' ] );
		self::assertIsInt( $id );
		$page = ( new PageReader() )->read( [ 'id' => $id, 'url' => home_url( '/a/' ), 'name' => 'A' ] );
		self::assertSame( $isKept ? $id : 0, $page->postId );
		self::assertSame( home_url( '/a/' ), $page->url, 'the page itself is kept' );
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

	#[DataProvider( 'addresses' )]
	public function testOnlyAnAddressOfThisSiteIsKept( string $sent, string $kept ): void {
		add_filter( 'home_url', static fn ( string $url ) => str_replace( get_option( 'home' ), 'https://example.org:8443', $url ) );
		self::assertSame( $kept, ( new PageReader() )->read( [ 'url' => $sent, 'name' => '' ] )->url );
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
		self::assertSame( 0, ( new PageReader() )->read( [ 'id' => $id, 'url' => home_url( '/' ), 'name' => '' ] )->postId );
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
}

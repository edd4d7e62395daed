<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Admin;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Support\AdminPages;
use UserFeedback\Tests\Support\TestServer;
use UserFeedback\Tests\TestCase;

/**
 * A link from an email, followed by somebody who is not logged in, against a real web server.
 */
final class EmailLinkTest extends TestCase {

	#[TestDox( '[NOT-05~] the link to a response leads there after the login' )]
	#[Group( 'commits' )]
	public function testLeadsToTheRouteAfterTheLogin(): void {
		$server = TestServer::shared();
		$userId = $this->asAdmin();
		wp_set_password( 'a password', $userId );
		$user = get_userdata( $userId );
		self::assertNotFalse( $user );
		$path  = '/wp-admin/admin.php?page=userfeedback_results&route=/survey/7/responses/8';
		$login = $server->session()->send( 'GET', $path );
		self::assertSame( 302, $login->status );
		wp_parse_str( (string) wp_parse_url( $login->headers['location'], PHP_URL_QUERY ), $query );
		self::assertSame( $server->url . $path, $query['redirect_to'] );

		$form   = http_build_query( [ 'log' => $user->user_login, 'pwd' => 'a password', 'redirect_to' => $query['redirect_to'] ] );
		$logged = $server->session()->send( 'POST', '/wp-login.php', $form );
		self::assertSame( [ 302, $server->url . $path ], [ $logged->status, $logged->headers['location'] ] );

		wp_cache_flush();
		$opened = $server->session( $userId )->send( 'GET', $path );
		self::assertSame( 302, $opened->status );
		self::assertSame( "$server->url/wp-admin/admin.php?page=userfeedback_results#/survey/7/responses/8", $opened->headers['location'] );
		self::assertSame( 200, $server->session( $userId )->send( 'GET', "$path//evil.example" )->status, 'what is no route leads nowhere' );
	}

	#[TestDox( 'a link leads to routes of its own page and nowhere else' )]
	#[DataProvider( 'noRoutes' )]
	public function testLeadsNowhereElse( mixed $route ): void {
		self::assertNull( AdminPages::redirectTarget( AdminPages::RESULTS, $route ) );
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function noRoutes(): iterable {
		yield 'none' => [ '' ];
		yield 'a list' => [ [ '/survey/7' ] ];
		yield 'another host' => [ '//evil.example' ];
		yield 'an address' => [ 'https://evil.example/' ];
		yield 'a script' => [ 'javascript:alert(1)' ];
		yield 'a header' => [ "/survey/7\r\nSet-Cookie: a=b" ];
		yield 'a line break at the end' => [ "/survey/7\n" ];
		yield 'a query' => [ '/survey/7?status=trash' ];
		yield 'a folder above' => [ '/../x' ];
		yield 'no end' => [ str_repeat( '/a', 9 ) ];
	}
}

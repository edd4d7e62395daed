<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\InlineForms;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Where the browser continues after an inline survey without scripts, whatever address it named.
 */
final class InlineAddressTest extends TestCase {

	use InlineForms;
	use SurveyFixtures;

	/**
	 * @return iterable<string, array{string, string}> What the request line has, and the path on this site.
	 */
	public static function addresses(): iterable {
		yield 'a page' => [ '/hello/', '/hello/' ];
		yield 'a page with a query' => [ '/?s=tea&page=2', '/?s=tea&page=2' ];
		yield 'an earlier thank-you' => [ '/hello/?userfeedback_answered=9-2&a=1', '/hello/?a=1' ];
		yield 'nothing' => [ '', '/' ];
		yield 'another host' => [ '//evil.example/a', '/evil.example/a' ];
		yield 'many slashes' => [ '////evil.example/a', '/evil.example/a' ];
		yield 'backslashes' => [ '/\\\\evil.example/a', '/evil.example/a' ];
		yield 'a tab' => [ "/\t/evil.example/a", '/evil.example/a' ];
		yield 'control characters' => [ "\x01/\x1f\x7f/evil.example/a", '/evil.example/a' ];
		yield 'a tab within' => [ "/a\tb/", '/ab/' ];
		yield 'another header' => [ "/a\r\nLocation:https://evil.example/", '/aLocation:https://evil.example/' ];
		yield 'a whole address' => [ 'https://evil.example/a', '/https://evil.example/a' ];
		yield 'a name and a password' => [ '@evil.example/', '/@evil.example/' ];
	}

	#[TestDox( '[BLK-03~] the browser continues on this site: $_dataName' )]
	#[DataProvider( 'addresses' )]
	public function testStaysOnTheSite( string $sent, string $path ): void {
		$survey     = $this->publishedSurvey();
		$this->path = $sent;
		$separator  = str_contains( $path, '?' ) ? '&' : '?';
		$expected   = home_url( $path ) . "{$separator}userfeedback_answered=$survey->id#userfeedback-$survey->id";
		self::assertSame( $expected, $this->accepted( $survey, [ 'q1' => 'Yes' ] ) );
		$connection = Plugin::instance()->get( Connection::class );
		$page       = (string) $connection->value( 'SELECT url FROM %i', $connection->table( 'pages' ) );
		self::assertSame( home_url( (string) strtok( $path, '?' ) ), $page, 'and so is the page of the response' );
	}
}

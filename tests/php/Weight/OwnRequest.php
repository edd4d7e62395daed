<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Weight;

use PHPUnit\Framework\Assert;

/**
 * A request to the site of the tests in a process of its own, see request.php.
 *
 * @phpstan-type Cost array{
 *     status: int, has_survey: bool, end: string, files: list<string>, services: int, statements: int, ours: list<string>, kilobytes: int
 * }
 */
final class OwnRequest {

	/**
	 * What a request cost.
	 *
	 * @param array<string, string> $request What differs from a GET of the home page with all plugins.
	 * @param list<string>          $php     Further arguments of PHP.
	 * @return Cost
	 */
	public static function cost( array $request = [], array $php = [] ): array {
		$request += [ 'root' => ABSPATH, 'script' => 'index.php', 'uri' => '/', 'plugins' => 'all', 'method' => 'GET', 'body' => '' ];
		$command  = [ PHP_BINARY, ...$php, __DIR__ . '/request.php', (string) wp_json_encode( $request ) ];
		exec( implode( ' ', array_map( 'escapeshellarg', $command ) ) . ' 2>&1', $lines );
		$cost = json_decode( (string) end( $lines ), true );
		Assert::assertIsArray( $cost, implode( "\n", array_slice( $lines, -20 ) ) );
		/** @var Cost */
		return $cost;
	}
}

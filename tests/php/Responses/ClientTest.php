<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Model\Client;

/**
 * What a User-Agent header says, as browsers send it.
 */
final class ClientTest extends TestCase {

	/**
	 * @param array{string, string, string} $expected Browser, operating system, device.
	 */
	#[DataProvider( 'headers' )]
	public function testReadsTheHeader( string $header, array $expected ): void {
		$client = Client::fromUserAgent( $header );
		self::assertSame( $expected, [ $client->browser, $client->os, $client->device ] );
	}

	public function testEveryCodeFitsItsColumn(): void {
		foreach ( self::headers() as [ $header ] ) {
			$client = Client::fromUserAgent( $header );
			self::assertLessThanOrEqual( 10, max( array_map( strlen( ... ), [ $client->browser, $client->os, $client->device ] ) ) );
		}
	}

	public function testEveryCodeHasAName(): void {
		foreach ( self::headers() as $name => [ $header ] ) {
			$client = Client::fromUserAgent( $header );
			foreach ( array_filter( [ $client->browser, $client->os ] ) as $code ) {
				self::assertNotSame( '', Client::name( $code ), $name );
			}
		}
	}

	/**
	 * @return iterable<string, array{string, array{string, string, string}}>
	 */
	public static function headers(): iterable {
		$webkit  = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
		$safari  = "$webkit Version/18.1";
		$blink   = 'AppleWebKit/537.36 (KHTML, like Gecko)';
		$chrome  = "$blink Chrome/131.0.0.0";
		$windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
		$android = 'Mozilla/5.0 (Linux; Android 10; K)';
		yield 'Chrome on Windows' => [ "$windows $chrome Safari/537.36", [ 'chrome', 'windows', 'desktop' ] ];
		yield 'Edge on Windows' => [ "$windows $chrome Safari/537.36 Edg/131.0.0.0", [ 'edge', 'windows', 'desktop' ] ];
		yield 'Opera on Linux' => [ "Mozilla/5.0 (X11; Linux x86_64) $chrome Safari/537.36 OPR/116.0.0.0", [ 'opera', 'linux', 'desktop' ] ];
		yield 'Firefox on Linux' => [
			'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
			[ 'firefox', 'linux', 'desktop' ],
		];
		yield 'Firefox on Android' => [
			'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0',
			[ 'firefox', 'android', 'mobile' ],
		];
		yield 'Safari on a Mac' => [
			"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) $safari Safari/605.1.15",
			[ 'safari', 'macos', 'desktop' ],
		];
		yield 'Safari on an iPhone' => [
			"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) $safari Mobile/15E148 Safari/604.1",
			[ 'safari', 'ios', 'mobile' ],
		];
		yield 'Chrome on an iPhone' => [
			"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) $webkit CriOS/131.0.0.0 Mobile/15E148 Safari/604.1",
			[ 'chrome', 'ios', 'mobile' ],
		];
		yield 'Safari on an iPad' => [
			"Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) $safari Mobile/15E148 Safari/604.1",
			[ 'safari', 'ios', 'tablet' ],
		];
		yield 'Chrome on an Android phone' => [ "$android $chrome Mobile Safari/537.36", [ 'chrome', 'android', 'mobile' ] ];
		yield 'Chrome on an Android tablet' => [ "$android $chrome Safari/537.36", [ 'chrome', 'android', 'tablet' ] ];
		yield 'Samsung Internet' => [
			"Mozilla/5.0 (Linux; Android 14; SM-S918B) $blink SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
			[ 'samsung', 'android', 'mobile' ],
		];
		yield 'Chrome on a Chromebook' => [
			"Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) $chrome Safari/537.36",
			[ 'chrome', 'chromeos', 'desktop' ],
		];
		yield 'a program' => [ 'curl/8.9.1', [ '', '', '' ] ];
		yield 'nothing' => [ '', [ '', '', '' ] ];
		yield 'markup' => [ '<script>alert(1)</script>', [ '', '', '' ] ];
	}
}

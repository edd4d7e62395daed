<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Support\ClientIp;

/**
 * The address a request comes from.
 */
final class ClientIpTest extends TestCase {

	/**
	 * @param list<string> $trusted Proxies that the owner named.
	 */
	#[DataProvider( 'requests' )]
	public function testBelievesNobodyButTrustedProxies( array $trusted, string $remote, ?string $forwarded, string $expected ): void {
		$server = [
			'REMOTE_ADDR'           => $remote,
			'HTTP_X_FORWARDED_FOR'  => $forwarded,
			'HTTP_CLIENT_IP'        => '192.0.2.1',
			'HTTP_X_REAL_IP'        => '192.0.2.2',
			'HTTP_CF_CONNECTING_IP' => '192.0.2.3',
		];
		self::assertSame( $expected, ( new ClientIp( $trusted ) )->of( $server ) );
	}

	/**
	 * @return iterable<string, array{list<string>, string, string|null, string}>
	 */
	public static function requests(): iterable {
		yield 'no proxy' => [ [], '203.0.113.9', null, '203.0.113.9' ];
		yield 'a made-up header' => [ [], '203.0.113.9', '198.51.100.1', '203.0.113.9' ];
		yield 'a trusted proxy' => [ [ '10.0.0.0/8' ], '10.1.2.3', '198.51.100.1', '198.51.100.1' ];
		yield 'two of them' => [ [ '10.0.0.0/8' ], '10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1' ];
		yield 'a made-up hop before the real one' => [ [ '10.0.0.0/8' ], '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1' ];
		yield 'garbage' => [ [ '10.0.0.0/8' ], '10.1.2.3', '<script>, 198.51.100.1', '198.51.100.1' ];
		yield 'nothing but garbage' => [ [ '10.0.0.0/8' ], '10.1.2.3', "' OR 1=1", '10.1.2.3' ];
		yield 'IPv6' => [ [ '2001:db8::/32' ], '2001:db8::1', '2001:470::7', '2001:470::7' ];
		yield 'IPv6 outside of the range' => [ [ '2001:db8::/32' ], '2001:db9::1', '2001:470::7', '2001:db9::1' ];
		yield 'no address at all' => [ [], '', '198.51.100.1', '' ];
	}

	public function testAHouseholdIsA64OfIpv6(): void {
		self::assertSame( ClientIp::network( '2001:db8:1:2::1' ), ClientIp::network( '2001:DB8:1:2:ffff:ffff:ffff:ffff' ) );
		self::assertNotSame( ClientIp::network( '2001:db8:1:2::1' ), ClientIp::network( '2001:db8:1:3::1' ) );
		self::assertSame( '203.0.113.9', ClientIp::network( '203.0.113.9' ) );
	}
}

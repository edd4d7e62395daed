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
		yield 'a trusted proxy' => [ [ '10.0.0.0/8 X-Forwarded-For' ], '10.1.2.3', '198.51.100.1', '198.51.100.1' ];
		yield 'two of them' => [ [ '10.0.0.0/8 X-Forwarded-For' ], '10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1' ];
		yield 'a made-up hop before the real one' => [ [ '10.0.0.0/8 X-Forwarded-For' ], '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1' ];
		yield 'garbage' => [ [ '10.0.0.0/8 X-Forwarded-For' ], '10.1.2.3', '<script>, 198.51.100.1', '198.51.100.1' ];
		yield 'nothing but garbage' => [ [ '10.0.0.0/8 X-Forwarded-For' ], '10.1.2.3', "' OR 1=1", '10.1.2.3' ];
		yield 'IPv6' => [ [ '2001:db8::/32 x-forwarded-for' ], '2001:db8::1', '2001:470::7', '2001:470::7' ];
		yield 'IPv6 outside of the range' => [ [ '2001:db8::/32 x-forwarded-for' ], '2001:db9::1', '2001:470::7', '2001:db9::1' ];
		yield 'IPv4 by an IPv6 socket' => [ [], '::ffff:203.0.113.9', null, '203.0.113.9' ];
		yield 'IPv4 by an IPv6 socket, in hexadecimal' => [ [], '::FFFF:cb00:7109', null, '203.0.113.9' ];
		yield 'a proxy by an IPv6 socket' => [ [ '10.0.0.0/8 X-Forwarded-For' ], '::ffff:10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1' ];
		yield 'a proxy that is named so' => [ [ '::ffff:10.1.2.3 X-Forwarded-For' ], '10.1.2.3', '198.51.100.1', '198.51.100.1' ];
		yield 'a port' => [ [ '10.0.0.0/8 X-Forwarded-For' ], '10.1.2.3', '203.0.113.9:51234', '203.0.113.9' ];
		yield 'IPv6 with a port' => [ [ '10.0.0.0/8 X-Forwarded-For' ], '10.1.2.3', '[2001:470::7]:443', '2001:470::7' ];
		yield 'IPv6 in brackets' => [ [ '10.0.0.0/8 X-Forwarded-For' ], '10.1.2.3', '[2001:470::7]', '2001:470::7' ];
		yield 'a port of a proxy' => [ [ '10.0.0.0/8 X-Forwarded-For' ], '10.1.2.3:8080', '198.51.100.1, 10.9.9.9:4711', '198.51.100.1' ];
		yield 'no port' => [ [ '10.0.0.0/8 X-Forwarded-For' ], '10.1.2.3', '203.0.113.9:x', '10.1.2.3' ];
		foreach ( [ '10.0.0.0/', '10.0.0.0/x', '10.0.0.0/-1', '10.0.0.0/33', '10.0.0.0/8x', '/8', '/', '2001:db8::/129' ] as $range ) {
			yield "a range that is none: $range" => [ [ $range ], '10.1.2.3', '198.51.100.1', '10.1.2.3' ];
		}
		yield 'everybody, said so' => [ [ '0.0.0.0/0 X-Forwarded-For' ], '10.1.2.3', '198.51.100.1', '198.51.100.1' ];
		yield 'one address' => [ [ '10.1.2.3 X-Forwarded-For' ], '10.1.2.3', '198.51.100.1', '198.51.100.1' ];
		yield 'its neighbour' => [ [ '10.1.2.2' ], '10.1.2.3', '198.51.100.1', '10.1.2.3' ];
		yield 'no address at all' => [ [], '', '198.51.100.1', '' ];
	}

	/**
	 * @param list<string>          $trusted Proxies that the owner named.
	 * @param array<string, string> $server  Remote address and headers.
	 */
	#[DataProvider( 'senders' )]
	public function testTellsWhomAnUnknownProxyClaimsToForward( array $trusted, array $server, string $address, string $forwarded ): void {
		$sender = ( new ClientIp( $trusted ) )->sender( $server );
		self::assertSame( [ $address, $forwarded ], [ $sender->address, $sender->forwarded ] );
	}

	/**
	 * @return iterable<string, array{list<string>, array<string, string>, string, string}>
	 */
	public static function senders(): iterable {
		$proxy   = '203.0.113.5';
		$visitor = '198.51.100.7';
		$own     = '1.1.1.1';
		$headers = [
			'X-Forwarded-For'                => [ 'HTTP_X_FORWARDED_FOR' => "1.1.1.1, $visitor" ],
			'Forwarded'                      => [ 'HTTP_FORWARDED' => 'for=1.1.1.1;proto=http, For="198.51.100.7:4711";by=203.0.113.5' ],
			'CF-Connecting-IP'               => [ 'HTTP_CF_CONNECTING_IP' => $visitor ],
			'X-Real-IP'                      => [ 'HTTP_X_REAL_IP' => $visitor ],
		];
		$contradictions = [
			'X-Forwarded-For before others'  => [ 'HTTP_X_FORWARDED_FOR' => $visitor, 'HTTP_FORWARDED' => "for=$own", 'HTTP_X_REAL_IP' => $own ],
			'CF-Connecting-IP before others' => [ 'HTTP_CF_CONNECTING_IP' => $visitor, 'HTTP_X_REAL_IP' => '1.1.1.1' ],
		];
		foreach ( $contradictions as $name => $sent ) {
			yield "$name of an unknown proxy" => [ [], [ 'REMOTE_ADDR' => $proxy ] + $sent, $proxy, $visitor ];
			yield "$name of a trusted proxy without a named header" => [ [ $proxy ], [ 'REMOTE_ADDR' => $proxy ] + $sent, $proxy, $visitor ];
		}
		foreach ( $headers as $name => $sent ) {
			yield "$name of an unknown proxy" => [ [], [ 'REMOTE_ADDR' => $proxy ] + $sent, $proxy, $visitor ];
			// What stands before the visitor was sent by the visitor.
			$claimed = in_array( $name, [ 'X-Forwarded-For', 'Forwarded' ], true ) ? '1.1.1.1' : '';
			yield "$name of a trusted proxy" => [ [ $proxy ], [ 'REMOTE_ADDR' => $proxy ] + $sent, $visitor, $claimed ];
		}
		$by = static fn ( string $list ) => [ 'HTTP_X_FORWARDED_FOR' => $list ];
		yield 'IPv6' => [ [], [ 'REMOTE_ADDR' => $proxy, 'HTTP_FORWARDED' => 'for="[2a02:898::7]:4711"' ], $proxy, '2a02:898::7' ];
		$inner = '10.0.0.1';
		yield 'an unknown proxy before a trusted one' => [ [ $inner ], [ 'REMOTE_ADDR' => $inner ] + $by( "$visitor, $proxy" ), $proxy, $visitor ];
		yield 'the network of a school' => [ [], [ 'REMOTE_ADDR' => $proxy ] + $by( '192.168.0.7' ), $proxy, '' ];
		yield 'a private network throughout' => [ [], [ 'REMOTE_ADDR' => '10.0.0.1' ] + $by( '192.168.0.7' ), '10.0.0.1', '192.168.0.7' ];
		yield 'a private hop nearer than the visitor' => [ [], [ 'REMOTE_ADDR' => $proxy ] + $by( "$visitor, 10.0.0.7" ), $proxy, $visitor ];
		yield 'the address itself' => [ [], [ 'REMOTE_ADDR' => $proxy ] + $by( $proxy ), $proxy, '' ];
		yield 'no address' => [ [], [ 'REMOTE_ADDR' => $proxy ] + $by( 'unknown, _hidden' ), $proxy, '' ];
		yield 'an empty header' => [ [], [ 'REMOTE_ADDR' => $proxy ] + $by( '' ), $proxy, '' ];
		yield 'no header' => [ [ $proxy ], [ 'REMOTE_ADDR' => $proxy ], $proxy, '' ];
	}

	/**
	 * 130 of 130 votes were counted at first: X-Forwarded-For was believed before X-Real-IP.
	 *
	 * @param array<string, string> $headers
	 */
	#[DataProvider( 'headers' )]
	public function testReadsTheHeaderThatTheOwnerNames( string $proxy, array $headers, string $address ): void {
		$server = [ 'REMOTE_ADDR' => '10.0.0.1' ] + $headers;
		self::assertSame( $address, ( new ClientIp( [ $proxy, '192.0.2.0/24 CF-Connecting-IP' ] ) )->of( $server ) );
	}

	/**
	 * @return iterable<string, array{string, array<string, string>, string}>
	 */
	public static function headers(): iterable {
		$real  = [ 'HTTP_X_REAL_IP' => '198.51.100.7' ];
		$forge = [ 'HTTP_X_FORWARDED_FOR' => '1.1.1.1' ];
		yield 'X-Real-IP, X-Forwarded-For made up' => [ '10.0.0.1 X-Real-IP', $real + $forge, '198.51.100.7' ];
		$other = [ 'HTTP_X_REAL_IP' => '1.1.1.1', 'HTTP_X_FORWARDED_FOR' => '198.51.100.7' ];
		yield 'X-Forwarded-For, X-Real-IP made up' => [ '10.0.0.1 X-Forwarded-For', $other, '198.51.100.7' ];
		yield 'the named one is missing' => [ '10.0.0.1 X-Real-IP', $forge, '10.0.0.1' ];
		yield 'a header of the owner' => [ '10.0.0.1 X-Client', [ 'HTTP_X_CLIENT' => '198.51.100.7' ] + $forge, '198.51.100.7' ];
		yield 'none named, both agree' => [ '10.0.0.1', $real + [ 'HTTP_X_FORWARDED_FOR' => '1.1.1.1, 198.51.100.7' ], '198.51.100.7' ];
		yield 'none named, both contradict each other' => [ '10.0.0.1', $real + $forge, '10.0.0.1' ];
		yield 'none named, one only' => [ '10.0.0.1', $real, '198.51.100.7' ];
		yield 'an inner proxy with a header of its own' => [
			'10.0.0.1 X-Forwarded-For',
			[ 'HTTP_CF_CONNECTING_IP' => '198.51.100.7', 'HTTP_X_FORWARDED_FOR' => '1.1.1.1, 192.0.2.9' ],
			'198.51.100.7',
		];
		yield 'none named, the one ends at an inner proxy' => [
			'10.0.0.1',
			[ 'HTTP_X_REAL_IP' => '192.0.2.9', 'HTTP_CF_CONNECTING_IP' => '198.51.100.7', 'HTTP_X_FORWARDED_FOR' => '1.1.1.1, 192.0.2.9' ],
			'198.51.100.7',
		];
	}

	public function testAHouseholdIsA64OfIpv6(): void {
		self::assertSame( ClientIp::network( '2001:db8:1:2::1' ), ClientIp::network( '2001:DB8:1:2:ffff:ffff:ffff:ffff' ) );
		self::assertNotSame( ClientIp::network( '2001:db8:1:2::1' ), ClientIp::network( '2001:db8:1:3::1' ) );
		self::assertSame( '203.0.113.9', ClientIp::network( '203.0.113.9' ) );
		self::assertSame( '203.0.113.9', ClientIp::network( '::ffff:203.0.113.9' ) );
	}
}

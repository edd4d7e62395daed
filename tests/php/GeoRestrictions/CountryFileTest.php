<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\GeoRestrictions;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use UserFeedback\GeoRestrictions\CountryFile;
use UserFeedback\Support\Countries;
use UserFeedback\Tests\Support\CountedFile;

/**
 * The bundled database of countries. docs/decisions/0104 has the comparison of 100,000 addresses.
 */
final class CountryFileTest extends TestCase {

	private const FILE = __DIR__ . '/../../../addons/geo-restrictions/build/countries.bin';

	#[TestDox( '[SEL-05~] Countries of random IPv4 and IPv6 addresses, and of those at the edges of ranges, are as in the source data' )]
	public function testAgreesWithTheSource(): void {
		mt_srand( 33 );
		$file = new CountryFile( self::FILE );
		foreach ( [ 4 => 4, 6 => 16 ] as $family => $bytes ) {
			// Most IPv6 addresses are in no range: those of the source begin with 20 to 2f.
			$random = static fn () => ( $family === 6 ? chr( mt_rand( 0x20, 0x2f ) ) : chr( mt_rand( 0, 255 ) ) )
				. implode( array_map( static fn () => chr( mt_rand( 0, 255 ) ), range( 2, $bytes ) ) );
			$tried  = [ ...array_map( $random, range( 1, 1000 ) ), ...CountrySource::edges( $family, 900 ) ];
			$wrong  = [];
			$known  = [];
			foreach ( CountrySource::countries( $family, $tried ) as $packed => $expected ) {
				$address = (string) inet_ntop( (string) $packed );
				$country = $file->country( $address );
				$known[] = $country;
				if ( $country !== $expected ) {
					$wrong[] = "$address: $country, not $expected";
				}
			}
			self::assertSame( [], $wrong );
			self::assertGreaterThan( 60, count( array_unique( $known ) ), 'countries' );
			self::assertContains( '', $known );
		}
	}

	#[TestDox( '[SEL-05~] Addresses in no range and other texts have no country; mapped ones that of their IPv4 address' )]
	public function testSpecialAddresses(): void {
		$file = new CountryFile( self::FILE );
		$last = 'ffff:' . str_repeat( 'ffff:', 6 ) . 'ffff';
		$none = [ '0.0.0.0', '255.255.255.255', '::', '::1', 'fe80::1', $last ];
		foreach ( [ ...$none, '', 'x', '8.8.8', "8.8.8.8\n", '8.8.8.8:80' ] as $address ) {
			self::assertSame( '', $file->country( $address ), $address );
		}
		self::assertContains( $file->country( '8.8.8.8' ), Countries::CODES );
		self::assertSame( $file->country( '193.0.6.139' ), $file->country( '::ffff:193.0.6.139' ) );
	}

	#[TestDox( 'a lookup reads little of the file' )]
	public function testReadsLittle(): void {
		stream_wrapper_register( CountedFile::SCHEME, CountedFile::class );
		try {
			$counted = new CountryFile( CountedFile::SCHEME . '://' . self::FILE );
			foreach ( [ '193.0.6.139', '2001:67c:2e8:22::c100:68b' ] as $address ) {
				CountedFile::$bytes = 0;
				self::assertSame( ( new CountryFile( self::FILE ) )->country( $address ), $counted->country( $address ) );
				self::assertGreaterThan( 0, CountedFile::$bytes );
				self::assertLessThan( 10_000, CountedFile::$bytes );
			}
		} finally {
			stream_wrapper_unregister( CountedFile::SCHEME );
		}
		self::assertGreaterThan( 1_000_000, filesize( self::FILE ) );
	}

	#[TestDox( 'a file that is missing, cut off or of another format knows no country' )]
	public function testBrokenFiles(): void {
		self::assertSame( '', ( new CountryFile( self::FILE . '.gone' ) )->country( '8.8.8.8' ) );
		$whole = (string) file_get_contents( self::FILE );
		$other = [ 'UFBC2' . substr( $whole, 5 ), str_repeat( 'x', 99 ) ];
		foreach ( [ '', 'UF', substr( $whole, 0, 14 ), substr( $whole, 0, 10_000 ), ...$other ] as $content ) {
			$path = (string) tempnam( sys_get_temp_dir(), 'countries' );
			file_put_contents( $path, $content );
			self::assertSame( '', ( new CountryFile( $path ) )->country( '8.8.8.8' ), (string) strlen( $content ) );
			unlink( $path );
		}
	}
}

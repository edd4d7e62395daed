<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\GeoRestrictions;

use RuntimeException;

/**
 * The data that the file of countries is made from, read line by line: what the file has to say.
 */
final class CountrySource {

	private const FOLDER = __DIR__ . '/../../../node_modules/@ip-location-db/geo-whois-asn-country/';

	/**
	 * The countries of addresses. Where ranges overlap, the one that begins last counts, and of those the shortest.
	 *
	 * @param list<string> $addresses Packed, all of one family.
	 * @return array<string, string> By address; '' for those in no range.
	 */
	public static function countries( int $family, array $addresses ): array {
		$addresses = array_values( array_unique( $addresses ) );
		sort( $addresses, SORT_STRING );
		$found = array_fill_keys( $addresses, '' );
		$kept  = [];
		$next  = 0;
		foreach ( self::ranges( $family ) as [ $first, $last, $country ] ) {
			// The source is sorted by first addresses.
			while ( isset( $addresses[ $next ] ) && strcmp( $addresses[ $next ], $first ) < 0 ) {
				++$next;
			}
			for ( $index = $next; isset( $addresses[ $index ] ) && strcmp( $addresses[ $index ], $last ) <= 0; $index++ ) {
				$address = $addresses[ $index ];
				[ $from, $to ] = $kept[ $address ] ?? [ '', '' ];
				if ( $from !== '' && $first <= $from && ( $first !== $from || $last > $to ) ) {
					continue;
				}

				$kept[ $address ]  = [ $first, $last ];
				$found[ $address ] = $country;
			}
		}
		return $found;
	}

	/**
	 * Edges of ranges: the first and last address of some, and the ones beside them.
	 *
	 * @param int $step Takes every so many ranges.
	 * @return list<string> Packed.
	 */
	public static function edges( int $family, int $step ): array {
		$edges = [];
		foreach ( self::ranges( $family, $step ) as [ $first, $last ] ) {
			array_push( $edges, $first, $last, self::beside( $first, -1 ), self::beside( $last, 1 ) );
		}
		return $edges;
	}

	/**
	 * @param int $step Takes every so many ranges.
	 * @return iterable<int, array{string, string, string}> First and last address, packed, and country.
	 */
	private static function ranges( int $family, int $step = 1 ): iterable {
		$file = fopen( self::FOLDER . "geo-whois-asn-country-ipv$family.csv", 'rb' );
		if ( $file === false ) {
			throw new RuntimeException( 'The source is missing: npm install' );
		}
		for ( $number = 0, $line = fgets( $file ); $line !== false; $number++, $line = fgets( $file ) ) {
			if ( $number % $step !== 0 ) {
				continue;
			}
			[ $first, $last, $country ] = explode( ',', trim( $line ) );
			yield [ (string) inet_pton( $first ), (string) inet_pton( $last ), $country ];
		}
		fclose( $file );
	}

	/**
	 * The address after or before another one.
	 */
	private static function beside( string $address, int $step ): string {
		for ( $index = strlen( $address ) - 1; $index >= 0; $index-- ) {
			$byte              = ord( $address[ $index ] ) + $step;
			$address[ $index ] = chr( $byte & 255 );
			if ( $byte >= 0 && $byte < 256 ) {
				break;
			}
		}
		return $address;
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

/**
 * Checksum (CRC-32 of zip files) of two parts from those of each part. PHP cannot store a running checksum between two requests.
 *
 * The algorithm is that of zlib's crc32_combine(): appending zeros to a text is a linear map of its checksum over GF(2).
 *
 * @since 0.5.0
 */
final class Crc32 {

	/** The polynomial of CRC-32, reversed. */
	private const POLYNOMIAL = 0xEDB88320;

	/**
	 * The checksum of a text followed by another one.
	 *
	 * @param int $first  Checksum of the first text, 0 for an empty one.
	 * @param int $second Checksum of the second text.
	 * @param int $length Bytes of the second text.
	 */
	public static function combine( int $first, int $second, int $length ): int {
		if ( $length <= 0 ) {
			return $first;
		}
		// The map that appends one zero bit; squared three times it appends one byte.
		$map = [ self::POLYNOMIAL ];
		for ( $bit = 0; $bit < 31; $bit++ ) {
			$map[] = 1 << $bit;
		}
		for ( $square = 0; $square < 3; $square++ ) {
			$map = self::squared( $map );
		}
		while ( true ) {
			if ( ( $length & 1 ) === 1 ) {
				$first = self::times( $map, $first );
			}
			$length >>= 1;
			if ( $length === 0 ) {
				return $first ^ $second;
			}
			$map = self::squared( $map );
		}
	}

	/**
	 * @param list<int> $map Its columns.
	 */
	private static function times( array $map, int $vector ): int {
		$sum = 0;
		for ( $bit = 0; $vector !== 0; $vector >>= 1, $bit++ ) {
			if ( ( $vector & 1 ) === 1 ) {
				$sum ^= $map[ $bit ];
			}
		}
		return $sum;
	}

	/**
	 * @param list<int> $map
	 * @return list<int>
	 */
	private static function squared( array $map ): array {
		return array_map( static fn ( int $column ) => self::times( $map, $column ), $map );
	}
}

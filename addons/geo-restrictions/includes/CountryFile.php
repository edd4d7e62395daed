<?php

declare( strict_types=1 );

namespace UserFeedback\GeoRestrictions;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\CountryLookup;

/**
 * The bundled database: the country that each network is registered in. A lookup reads about 20 records of the file, by binary search.
 *
 * tools/webpack/country-file.js makes the file and describes its format.
 *
 * @since 0.7.0
 */
final class CountryFile implements CountryLookup {

	/** The beginning of the file, with the version of its format. */
	private const MAGIC = "UFBC\1";

	/** Bytes before the codes. */
	private const HEAD = 14;

	/** Bytes that PHP reads at once. */
	private const CHUNK = 256;

	/** Prefix of IPv4 addresses mapped to IPv6. */
	private const MAPPED = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	public function __construct( private readonly string $file ) {}

	public function country( string $address ): string {
		$packed = filter_var( $address, FILTER_VALIDATE_IP ) === false ? '' : (string) inet_pton( $address );
		if ( str_starts_with( $packed, self::MAPPED ) ) {
			$packed = substr( $packed, strlen( self::MAPPED ) );
		}
		if ( $packed === '' || ! is_file( $this->file ) ) {
			return '';
		}
		$file = fopen( $this->file, 'rb' );
		if ( $file === false ) {
			return '';
		}
		stream_set_chunk_size( $file, self::CHUNK );
		$country = self::find( $file, $packed );
		fclose( $file );
		return $country;
	}

	/**
	 * @param resource         $file
	 * @param non-empty-string $address Packed.
	 */
	private static function find( $file, string $address ): string {
		$head = (string) fread( $file, self::HEAD );
		/** @var array{codes: int, ipv4: int, ipv6: int}|false $counts */
		$counts = str_starts_with( $head, self::MAGIC ) && strlen( $head ) === self::HEAD
			? unpack( 'Ccodes/Nipv4/Nipv6', substr( $head, strlen( self::MAGIC ) ) )
			: false;
		if ( $counts === false ) {
			return '';
		}
		$start  = self::HEAD + 2 * $counts['codes'];
		$isIpv4 = strlen( $address ) === 4;
		$number = $isIpv4
			? self::code( $file, $address, $start, $counts['ipv4'] )
			: self::code( $file, $address, $start + 5 * $counts['ipv4'], $counts['ipv6'] );
		return $number === 0 ? '' : self::read( $file, self::HEAD + 2 * ( $number - 1 ), 2 );
	}

	/**
	 * The number of the code in the last record that begins at or before an address; 0 for none.
	 *
	 * @param resource         $file
	 * @param non-empty-string $address Packed.
	 * @param int              $start   Offset of the first record.
	 * @param int              $count   Of the records.
	 */
	private static function code( $file, string $address, int $start, int $count ): int {
		$bytes = strlen( $address );
		[ $from, $to ] = [ 0, $count ];
		while ( $from < $to ) {
			$middle = intdiv( $from + $to, 2 );
			$first  = self::read( $file, $start + $middle * ( $bytes + 1 ), $bytes );
			if ( strlen( $first ) < $bytes ) {
				// The file is incomplete.
				return 0;
			}
			if ( strcmp( $first, $address ) <= 0 ) {
				$from = $middle + 1;
			} else {
				$to = $middle;
			}
		}
		$code = $from === 0 ? '' : self::read( $file, $start + $from * ( $bytes + 1 ) - 1, 1 );
		return $code === '' ? 0 : ord( $code );
	}

	/**
	 * @param resource     $file
	 * @param positive-int $length
	 */
	private static function read( $file, int $offset, int $length ): string {
		return fseek( $file, $offset ) === 0 ? (string) fread( $file, $length ) : '';
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

/**
 * The address a request comes from. Headers that anybody can write are believed only from a proxy that the owner named in
 * USERFEEDBACK_TRUSTED_PROXIES (addresses and CIDR ranges, separated by commas).
 */
final class ClientIp {

	/** The first bytes of IPv4 addresses written as IPv6. */
	private const MAPPED = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	/**
	 * @param list<string> $trustedProxies Addresses or CIDR ranges.
	 */
	public function __construct( private readonly array $trustedProxies ) {}

	/**
	 * As configured for this site.
	 */
	public static function configured(): self {
		$list = defined( 'USERFEEDBACK_TRUSTED_PROXIES' ) ? constant( 'USERFEEDBACK_TRUSTED_PROXIES' ) : '';
		return new self( is_string( $list ) ? array_values( array_filter( array_map( trim( ... ), explode( ',', $list ) ) ) ) : [] );
	}

	/**
	 * The address, or '' when there is none.
	 *
	 * @param array<mixed> $server As $_SERVER.
	 */
	public function of( array $server ): string {
		$address   = self::plain( $server['REMOTE_ADDR'] ?? null );
		$forwarded = is_string( $server['HTTP_X_FORWARDED_FOR'] ?? null ) ? $server['HTTP_X_FORWARDED_FOR'] : '';
		// From the right: each trusted proxy vouches for the hop before it, and for nothing further.
		foreach ( array_reverse( explode( ',', $forwarded ) ) as $hop ) {
			$before = self::plain( $hop );
			if ( $before === '' || ! $this->isTrusted( $address ) ) {
				break;
			}
			$address = $before;
		}
		return $address;
	}

	/**
	 * What one household shares: an IPv4 address, or the first 64 bits of an IPv6 address.
	 */
	public static function network( string $address ): string {
		$plain  = self::plain( $address );
		$packed = self::packed( $plain );
		return strlen( $packed ) === 16 ? bin2hex( substr( $packed, 0, 8 ) ) : $plain;
	}

	/**
	 * An address without the part that tells one visitor from another; '' stays ''.
	 */
	public static function anonymous( string $address ): string {
		return $address === '' ? '' : wp_privacy_anonymize_ip( $address );
	}

	private function isTrusted( string $address ): bool {
		foreach ( $this->trustedProxies as $range ) {
			if ( self::isWithin( $address, $range ) ) {
				return true;
			}
		}
		return false;
	}

	private static function isWithin( string $address, string $range ): bool {
		[ $base, $bits ] = array_pad( explode( '/', $range, 2 ), 2, null );
		$packed          = self::packed( $address );
		$packedBase      = self::packed( self::plain( $base ) );
		$longest         = strlen( $packed ) * 8;
		$bits          ??= (string) $longest;
		// A slip of the pen must not make everybody a proxy.
		if ( $longest === 0 || strlen( $packed ) !== strlen( $packedBase ) || ! ctype_digit( $bits ) || (int) $bits > $longest ) {
			return false;
		}
		return substr( self::bits( $packed ), 0, (int) $bits ) === substr( self::bits( $packedBase ), 0, (int) $bits );
	}

	/**
	 * An address as it is written everywhere else, or '' for none: without the port that some proxies add, and an IPv4 address that came
	 * in by an IPv6 socket (::ffff:203.0.113.9) as IPv4.
	 */
	private static function plain( mixed $address ): string {
		$text = is_string( $address ) ? trim( $address ) : '';
		if ( preg_match( '/^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/', $text, $found ) === 1 ) {
			$text = $found[2] ?? $found[1];
		}
		$packed = self::packed( $text );
		if ( strlen( $packed ) === 16 && str_starts_with( $packed, self::MAPPED ) ) {
			return (string) inet_ntop( substr( $packed, 12 ) );
		}
		return $packed === '' ? '' : $text;
	}

	/**
	 * The bytes of an address; '' when it is none.
	 */
	private static function packed( string $address ): string {
		return filter_var( $address, FILTER_VALIDATE_IP ) === false ? '' : (string) inet_pton( $address );
	}

	private static function bits( string $packed ): string {
		return implode( '', array_map( static fn ( string $byte ) => sprintf( '%08b', ord( $byte ) ), str_split( $packed ) ) );
	}
}

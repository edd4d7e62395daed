<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * IP address of a request's client. Forwarding headers are trusted only if they come from a proxy in USERFEEDBACK_TRUSTED_PROXIES (addresses and
 * CIDR ranges, separated by commas).
 *
 * @since 0.1.0
 */
final class ClientIp {

	/** Prefix of IPv4 addresses mapped to IPv6. */
	private const MAPPED = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	/**
	 * @param list<string> $trustedProxies Addresses or CIDR ranges.
	 */
	public function __construct( private readonly array $trustedProxies ) {}

	/**
	 * With the trusted proxies of this site.
	 */
	public static function configured(): self {
		$list = defined( 'USERFEEDBACK_TRUSTED_PROXIES' ) ? constant( 'USERFEEDBACK_TRUSTED_PROXIES' ) : '';
		return new self( is_string( $list ) ? array_values( array_filter( array_map( trim( ... ), explode( ',', $list ) ) ) ) : [] );
	}

	/**
	 * Sender of a request. Headers of a proxy that is not trusted only distinguish visitors from each other; they never determine the address.
	 *
	 * @param array<mixed> $server As $_SERVER.
	 */
	public function sender( array $server ): Sender {
		$address = self::plain( $server['REMOTE_ADDR'] ?? null );
		$hops    = self::hops( $server );
		// Each trusted proxy vouches only for the hop before it.
		while ( $hops !== [] && $this->trusts( $address ) ) {
			$before = self::plain( array_shift( $hops ) );
			if ( $before === '' ) {
				return new Sender( $address );
			}
			$address = $before;
		}
		return new Sender( $address, self::claimed( $hops, $address ) );
	}

	/**
	 * IP address of the client; '' if it is unknown.
	 *
	 * @param array<mixed> $server As $_SERVER.
	 */
	public function of( array $server ): string {
		return $this->sender( $server )->address;
	}

	/**
	 * Whether an address is a trusted proxy.
	 */
	public function trusts( string $address ): bool {
		foreach ( $this->trustedProxies as $range ) {
			if ( self::isWithin( $address, $range ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The network that one household shares: an IPv4 address, or the first 64 bits of an IPv6 address.
	 */
	public static function network( string $address ): string {
		$plain  = self::plain( $address );
		$packed = self::packed( $plain );
		return strlen( $packed ) === 16 ? bin2hex( substr( $packed, 0, 8 ) ) : $plain;
	}

	/**
	 * Anonymised address; '' stays ''.
	 */
	public static function anonymous( string $address ): string {
		return $address === '' ? '' : wp_privacy_anonymize_ip( $address );
	}

	/**
	 * Hops from the proxies' headers, nearest first: X-Forwarded-For, or an alternative header.
	 *
	 * @param array<mixed> $server
	 * @return list<string>
	 */
	private static function hops( array $server ): array {
		$header = static fn ( string $name ): string => is_string( $server[ $name ] ?? null ) ? $server[ $name ] : '';
		if ( $header( 'HTTP_X_FORWARDED_FOR' ) !== '' ) {
			return array_reverse( explode( ',', $header( 'HTTP_X_FORWARDED_FOR' ) ) );
		}
		if ( preg_match_all( '/\bfor\s*=\s*"?([^";,\s]+)/i', $header( 'HTTP_FORWARDED' ), $found ) > 0 ) {
			return array_reverse( $found[1] );
		}
		$single = $header( 'HTTP_CF_CONNECTING_IP' );
		$single = $single === '' ? $header( 'HTTP_X_REAL_IP' ) : $single;
		return $single === '' ? [] : [ $single ];
	}

	/**
	 * The client that an unknown proxy claims to forward; '' if it names no other address. A private address behind a public one belongs to the
	 * visitor's network, for example a school, not to a proxy of the site.
	 *
	 * @param list<string> $hops Nearest first.
	 */
	private static function claimed( array $hops, string $address ): string {
		foreach ( $hops as $hop ) {
			$claimed = self::plain( $hop );
			if ( $claimed !== '' && $claimed !== $address && ( self::isPublic( $claimed ) || ! self::isPublic( $address ) ) ) {
				return $claimed;
			}
		}
		return '';
	}

	private static function isPublic( string $address ): bool {
		return filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE ) !== false;
	}

	private static function isWithin( string $address, string $range ): bool {
		[ $base, $bits ] = array_pad( explode( '/', $range, 2 ), 2, null );
		$packed          = self::packed( $address );
		$packedBase      = self::packed( self::plain( $base ) );
		$longest         = strlen( $packed ) * 8;
		$bits          ??= (string) $longest;
		// An invalid range must not match every address.
		if ( $longest === 0 || strlen( $packed ) !== strlen( $packedBase ) || ! ctype_digit( $bits ) || (int) $bits > $longest ) {
			return false;
		}
		return substr( self::bits( $packed ), 0, (int) $bits ) === substr( self::bits( $packedBase ), 0, (int) $bits );
	}

	/**
	 * Normalised address; '' if it is invalid. Removes the port that some proxies add, and converts an IPv4 address mapped to IPv6
	 * (::ffff:203.0.113.9) to IPv4.
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
	 * Binary address; '' if it is invalid.
	 */
	private static function packed( string $address ): string {
		return filter_var( $address, FILTER_VALIDATE_IP ) === false ? '' : (string) inet_pton( $address );
	}

	private static function bits( string $packed ): string {
		return implode( '', array_map( static fn ( string $byte ) => sprintf( '%08b', ord( $byte ) ), str_split( $packed ) ) );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * The address a request comes from. Headers that anybody can write are believed only from a proxy that the owner named in
 * USERFEEDBACK_TRUSTED_PROXIES (addresses and CIDR ranges, separated by commas).
 *
 * @since 0.1.0
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
	 * Where a request comes from. What headers of a proxy say that the owner did not name only tells visitors apart, it is never believed.
	 *
	 * @param array<mixed> $server As $_SERVER.
	 */
	public function sender( array $server ): Sender {
		$address = self::plain( $server['REMOTE_ADDR'] ?? null );
		$hops    = self::hops( $server );
		// Each trusted proxy vouches for the hop before it, and for nothing further.
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
	 * The address, or '' when there is none.
	 *
	 * @param array<mixed> $server As $_SERVER.
	 */
	public function of( array $server ): string {
		return $this->sender( $server )->address;
	}

	/**
	 * Whether an address is one of the proxies that the owner named.
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

	/**
	 * Hops that proxies wrote down, nearest first: X-Forwarded-For, or what is sent instead of it.
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
	 * Whose request an unknown proxy says that it forwards; '' when it names nobody else. A private address behind a public one is the
	 * network of the visitor, for example of a school, and not of the site.
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

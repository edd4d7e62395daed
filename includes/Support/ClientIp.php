<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

/**
 * The address a request comes from. Headers that anybody can write are believed only from a proxy that the owner named in
 * USERFEEDBACK_TRUSTED_PROXIES (addresses and CIDR ranges, separated by commas).
 */
final class ClientIp {

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
		$address   = is_string( $server['REMOTE_ADDR'] ?? null ) ? $server['REMOTE_ADDR'] : '';
		$forwarded = is_string( $server['HTTP_X_FORWARDED_FOR'] ?? null ) ? $server['HTTP_X_FORWARDED_FOR'] : '';
		$hops      = array_reverse( array_map( trim( ... ), explode( ',', $forwarded ) ) );
		// From the right: each trusted proxy vouches for the hop before it, and for nothing further.
		foreach ( $hops as $hop ) {
			if ( ! $this->isTrusted( $address ) || filter_var( $hop, FILTER_VALIDATE_IP ) === false ) {
				break;
			}
			$address = $hop;
		}
		return filter_var( $address, FILTER_VALIDATE_IP ) === false ? '' : $address;
	}

	/**
	 * What one household shares: an IPv4 address, or the first 64 bits of an IPv6 address.
	 */
	public static function network( string $address ): string {
		$packed = filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) === false ? false : inet_pton( $address );
		return $packed === false ? $address : bin2hex( substr( $packed, 0, 8 ) );
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
		$packed          = filter_var( $address, FILTER_VALIDATE_IP ) === false ? false : inet_pton( $address );
		$packedBase      = filter_var( $base, FILTER_VALIDATE_IP ) === false ? false : inet_pton( (string) $base );
		if ( $packed === false || $packedBase === false || strlen( $packed ) !== strlen( $packedBase ) ) {
			return false;
		}
		$length = $bits === null ? strlen( $packed ) * 8 : min( (int) $bits, strlen( $packed ) * 8 );
		return substr( self::bits( $packed ), 0, $length ) === substr( self::bits( $packedBase ), 0, $length );
	}

	private static function bits( string $packed ): string {
		return implode( '', array_map( static fn ( string $byte ) => sprintf( '%08b', ord( $byte ) ), str_split( $packed ) ) );
	}
}

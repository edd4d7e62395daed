<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * IP address of a request's client. Forwarding headers are trusted only if they come from a trusted proxy: an address or a CIDR range, and after a
 * space the header by which this proxy names the client, for example "203.0.113.5 X-Real-IP".
 *
 * A proxy that sets one header usually passes the others on as the client sent them. So of a proxy whose header is not named, those that are there
 * have to agree; otherwise all its clients are taken for one.
 *
 * @since 0.1.0
 */
final class ClientIp {

	/** Headers by which proxies name their clients, for screens. Others can be named in the configuration. */
	public const HEADERS = [ 'X-Forwarded-For', 'CF-Connecting-IP', 'True-Client-IP', 'X-Real-IP', 'Forwarded' ];

	/** Those that list the hops: read of a proxy whose header is not named, with X-Real-IP. */
	private const LISTS = [ 'X-Forwarded-For', 'Forwarded' ];

	/** Those that are read with X-Real-IP if none of LISTS is there: an outer proxy may have set them, so they need not agree with a list. */
	private const SINGLE = [ 'CF-Connecting-IP' ];

	/** Prefix of IPv4 addresses mapped to IPv6. */
	private const MAPPED = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	/** @var list<array{range: string, header: string}> The header is '' where none is named. */
	private readonly array $proxies;

	/**
	 * @param list<string> $trustedProxies Addresses or CIDR ranges, each with the name of a header after a space, or without. The first that
	 *                                     includes an address counts.
	 */
	public function __construct( array $trustedProxies ) {
		$parts         = static fn ( string $entry ): array => array_pad( (array) preg_split( '/\s+/', trim( $entry ), 2 ), 2, '' );
		$this->proxies = array_map(
			static fn ( string $entry ) => [
				'range'  => (string) $parts( $entry )[0],
				'header' => (string) $parts( $entry )[1],
			],
			$trustedProxies
		);
	}

	/**
	 * Sender of a request. Headers of a proxy that is not trusted only distinguish visitors from each other; they never determine the address.
	 *
	 * @param array<mixed> $server As $_SERVER.
	 */
	public function sender( array $server ): Sender {
		$address = self::plain( $server['REMOTE_ADDR'] ?? null );
		$header  = $this->headerOf( $address );
		if ( $header === null ) {
			return self::unknown( $server, $address );
		}
		if ( $header !== '' ) {
			return $this->walk( $server, $address, $header );
		}
		$has   = static fn ( string $name ): bool => self::hops( $server, $name ) !== [];
		$lists = array_filter( self::LISTS, $has );
		$found = [ ...$lists, ...array_filter( [ 'X-Real-IP', ...$lists === [] ? self::SINGLE : [] ], $has ) ];
		if ( $found === [] ) {
			return new Sender( $address );
		}
		$ways = array_map( fn ( string $name ) => $this->walk( $server, $address, $name ), $found );
		// A header that ends at a trusted proxy does not name the client: one of several proxies has set it.
		$named = array_filter( $ways, fn ( Sender $sender ) => ! $this->trusts( $sender->address ) );
		return count( array_unique( array_column( $named, 'address' ) ) ) > 1
			? self::unknown( $server, $address )
			: array_values( $named )[0] ?? $ways[0];
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
		return $this->headerOf( $address ) !== null;
	}

	/**
	 * Whether a trusted proxy forwards a request.
	 *
	 * @since 0.7.0
	 *
	 * @param array<mixed> $server As $_SERVER.
	 */
	public function isForwarded( array $server ): bool {
		return $this->trusts( self::plain( $server['REMOTE_ADDR'] ?? null ) );
	}

	/**
	 * Follows a header from a trusted proxy to the client: each trusted proxy vouches only for the hop before it. An inner proxy that names the
	 * client by another header is followed there.
	 *
	 * @param array<mixed> $server
	 */
	private function walk( array $server, string $address, string $header ): Sender {
		$hops = self::hops( $server, $header );
		while ( $hops !== [] ) {
			$before = self::plain( array_shift( $hops ) );
			if ( $before === '' ) {
				return new Sender( $address );
			}
			$address = $before;
			$next    = $this->headerOf( $address );
			if ( $next === null ) {
				return new Sender( $address, self::claimedBy( $hops, $address ), $header );
			}
			if ( $next === '' || strcasecmp( $next, $header ) === 0 ) {
				continue;
			}

			$header = $next;
			$hops   = self::single( $server, $next );
		}
		return new Sender( $address );
	}

	/**
	 * The header by which a trusted proxy names its client; '' if none is named, null if the address is not trusted.
	 */
	private function headerOf( string $address ): ?string {
		foreach ( $this->proxies as $proxy ) {
			if ( self::isWithin( $address, $proxy['range'] ) ) {
				return $proxy['header'];
			}
		}
		return null;
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
	 * What a header of the request says; '' if it lacks it.
	 *
	 * @since 0.7.0
	 *
	 * @param array<mixed> $server As $_SERVER.
	 * @param string       $header For example CF-IPCountry.
	 */
	public static function header( array $server, string $header ): string {
		return Cast::string( $server[ 'HTTP_' . strtoupper( str_replace( '-', '_', $header ) ) ] ?? '' );
	}

	/**
	 * Hops that a header names, nearest first.
	 *
	 * @param array<mixed> $server
	 * @return list<string>
	 */
	private static function hops( array $server, string $header ): array {
		$value = self::header( $server, $header );
		if ( trim( $value ) === '' ) {
			return [];
		}
		if ( strcasecmp( $header, 'Forwarded' ) !== 0 ) {
			return array_reverse( explode( ',', $value ) );
		}
		preg_match_all( '/\bfor\s*=\s*"?([^";,\s]+)/i', $value, $found );
		return array_reverse( $found[1] );
	}

	/**
	 * The one hop of a header that an inner proxy sets: a list would have hops of the proxies after it.
	 *
	 * @param array<mixed> $server
	 * @return list<string>
	 */
	private static function single( array $server, string $header ): array {
		$hops = self::hops( $server, $header );
		return count( $hops ) === 1 ? $hops : [];
	}

	/**
	 * A sender that is no trusted proxy, with the client that it claims to forward by any header.
	 *
	 * @param array<mixed> $server
	 */
	private static function unknown( array $server, string $address ): Sender {
		foreach ( self::HEADERS as $header ) {
			$claimed = self::claimedBy( self::hops( $server, $header ), $address );
			if ( $claimed !== '' ) {
				return new Sender( $address, $claimed, $header );
			}
		}
		return new Sender( $address );
	}

	/**
	 * The client that an unknown proxy claims to forward; '' if it names no other address. A private address behind a public one belongs to the
	 * visitor's network, for example a school, not to a proxy of the site.
	 *
	 * @param list<string> $hops Nearest first.
	 */
	private static function claimedBy( array $hops, string $address ): string {
		foreach ( $hops as $hop ) {
			$claimed = self::plain( $hop );
			if ( $claimed !== '' && $claimed !== $address && ( self::isPublic( $claimed ) || ! self::isPublic( $address ) ) ) {
				return $claimed;
			}
		}
		return '';
	}

	/**
	 * Whether an address is of the internet, not of a private network.
	 *
	 * @since 0.7.0 Public.
	 */
	public static function isPublic( string $address ): bool {
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

<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Which site the page is from that sent the present request. Tokens of pages are public and work without cookies, so any site could make its visitors
 * answer and rate; browsers say so. A program can say anything.
 *
 * @since 0.6.0
 */
final class RequestOrigin {

	private const LONGEST = 500;

	/**
	 * Whether a page of another site sent it, which the owner has not allowed.
	 */
	public static function isCrossSite(): bool {
		$site   = self::header( 'HTTP_SEC_FETCH_SITE' );
		$origin = self::header( 'HTTP_ORIGIN' );
		if ( $site !== '' ) {
			return $site === 'cross-site' && ! self::isAllowed( $origin );
		}
		// Older browsers, and sites without https. "null" is what a page with a strict referrer policy sends from its own forms.
		$ours = [ self::host( 'http://' . self::header( 'HTTP_HOST' ) ), self::host( home_url() ), self::host( site_url() ) ];
		return ! in_array( $origin, [ '', 'null' ], true )
			&& ! in_array( self::host( $origin ), array_filter( $ours ), true )
			&& ! self::isAllowed( $origin );
	}

	private static function isAllowed( string $origin ): bool {
		/**
		 * Filters the other sites on which the owner shows surveys and ratings of this site, for example by a headless theme. Answers that pages of
		 * other sites send are held back (since 0.6.0), and ratings refused.
		 *
		 * @since 0.6.0
		 *
		 * @param list<string> $origins Such as https://app.example.com: scheme, host, and port if it is not the usual one. At first the other address
		 *                              of a site whose pages and whose WordPress have different hosts.
		 */
		$origins = apply_filters( 'userfeedback_allowed_origins', self::own() );
		$origins = is_array( $origins ) ? array_map( static fn ( mixed $of ) => strtolower( rtrim( Cast::string( $of ), '/' ) ), $origins ) : [];
		return $origin !== '' && in_array( strtolower( $origin ), $origins, true );
	}

	/**
	 * The other address of a site whose pages and whose WordPress have different hosts.
	 *
	 * @return list<string>
	 */
	private static function own(): array {
		$asked = self::host( 'http://' . self::header( 'HTTP_HOST' ) );
		$hosts = [ home_url() => self::host( home_url() ), site_url() => self::host( site_url() ) ];
		$other = in_array( $asked, $hosts, true ) ? array_keys( array_diff( $hosts, [ $asked ] ) ) : [];
		return array_map( self::originOf( ... ), $other );
	}

	private static function originOf( string $url ): string {
		$parts = wp_parse_url( $url );
		return is_array( $parts ) && isset( $parts['scheme'], $parts['host'] )
			? "{$parts['scheme']}://{$parts['host']}" . ( isset( $parts['port'] ) ? ":{$parts['port']}" : '' )
			: '';
	}

	private static function host( string $url ): string {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		return is_string( $host ) ? strtolower( $host ) : '';
	}

	private static function header( string $name ): string {
		$value = $_SERVER[ $name ] ?? '';
		return is_string( $value ) ? substr( $value, 0, self::LONGEST ) : '';
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the URL of a webhook, when it is saved and before each request, with the function that wp_safe_remote_post() uses: what WordPress never
 * sends to is not stored. Names are not resolved here: they may have another address when a request is sent, see ReceiverAddress.
 *
 * @since 0.3.0
 */
final class WebhookUrl {

	/** Scheme, host and optional port; no user name, white space or backslash, which readers take for something else. */
	private const PATTERN = '~^(?<scheme>https?://)(?<host>\[[0-9a-f:.]+\]|[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_.])?)(?<port>:\d{1,5})?'
		. '(?:[/?#][^\s\\\\<>"]*)?$~Di';

	/** Any address on the internet, in place of a name. */
	private const PUBLIC_ADDRESS = '93.184.216.34';

	private const MAX_PORT = 65535;

	/**
	 * What is wrong with a URL and what to do; null for a valid one.
	 */
	public static function problem( string $url ): ?string {
		$isUrl = preg_match( self::PATTERN, $url, $parts ) === 1;
		$port  = (int) substr( $parts['port'] ?? ':1', 1 );
		if ( ! $isUrl || $port < 1 || $port > self::MAX_PORT ) {
			return __( 'Enter a complete URL that starts with https://.', 'userfeedback' );
		}
		return AllowedOrigins::include( $url )
			? null
			: self::outside( strtolower( $parts['scheme'] ), strtolower( $parts['host'] ), $parts['port'] ?? '' );
	}

	/**
	 * What is wrong with a URL that the owner's constant does not name.
	 */
	private static function outside( string $scheme, string $host, string $port ): ?string {
		if ( ! self::isName( $host ) && ( str_starts_with( $host, '[' ) || ! ReceiverAddress::isPublic( $host ) ) ) {
			return __( 'This URL is inside a private network. Enter one that is on the internet.', 'userfeedback' );
		}
		if ( $scheme !== 'https://' ) {
			return __( 'Answers are sent encrypted only. Enter a URL that starts with https://.', 'userfeedback' );
		}
		// A port of this site's own host is allowed for that host.
		$isOurs = $host === strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		$sent   = self::isName( $host ) && ! $isOurs ? self::PUBLIC_ADDRESS : $host;
		return wp_http_validate_url( $scheme . $sent . $port . '/' ) !== false
			? null
			: __( 'WordPress sends nothing to this address or port. Enter a public host with port 443, 80 or 8080.', 'userfeedback' );
	}

	/**
	 * Whether a host is a name that may be on the internet: no name that is local, and no other notation of an IPv4 address.
	 */
	private static function isName( string $host ): bool {
		$labels = explode( '.', rtrim( $host, '.' ) );
		$last   = (string) end( $labels );
		// Such as 2130706433, 0x7f.1 or 127.1: they end with a number.
		$isNumber = preg_match( '/^(?:\d+|0x[0-9a-f]*)$/D', $last ) === 1;
		$isLocal  = in_array( $last, [ 'localhost', 'local', 'internal' ], true );
		return count( $labels ) > 1 && ! $isNumber && ! $isLocal && ! in_array( '', $labels, true ) && ! str_starts_with( $host, '[' );
	}
}

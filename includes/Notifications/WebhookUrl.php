<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the URL of a webhook when it is saved. Names are not resolved: before a request is sent, the address that the name has then must be
 * checked too (wp_safe_remote_post()).
 *
 * @since 0.3.0
 */
final class WebhookUrl {

	/** Scheme, host and optional port; no user name, white space or backslash, which readers take for something else. */
	private const PATTERN = '~^https?://(?<host>\[[0-9a-f:.]+\]|[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_.])?)(?::(?<port>\d{1,5}))?'
		. '(?:[/?#][^\s\\\\<>"]*)?$~Di';

	private const MAX_PORT = 65535;

	/**
	 * What is wrong with a URL and what to do; null for a valid one.
	 */
	public static function problem( string $url ): ?string {
		$port = 1;
		if ( preg_match( self::PATTERN, $url, $parts ) === 1 ) {
			$port = (int) ( $parts['port'] ?? 1 );
		}
		if ( ! isset( $parts['host'] ) || $port < 1 || $port > self::MAX_PORT ) {
			return __( 'Enter a complete URL that starts with https:// or http://.', 'userfeedback' );
		}
		return self::isPublic( strtolower( trim( $parts['host'], '[]' ) ) )
			? null
			: __( 'This URL is inside a private network. Enter one that is on the internet.', 'userfeedback' );
	}

	/**
	 * Whether a host may be on the internet: no private or reserved address, in any notation, and no name that is local.
	 */
	private static function isPublic( string $host ): bool {
		if ( filter_var( $host, FILTER_VALIDATE_IP ) !== false ) {
			$flags = FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE;
			return filter_var( $host, FILTER_VALIDATE_IP, $flags ) !== false && ! self::holdsIpv4( $host );
		}
		$labels = explode( '.', rtrim( $host, '.' ) );
		$last   = (string) end( $labels );
		// Other notations of an IPv4 address, such as 2130706433, 0x7f.1 or 127.1, end with a number.
		$isNumber = preg_match( '/^(?:\d+|0x[0-9a-f]*)$/D', $last ) === 1;
		$isLocal  = in_array( $last, [ 'localhost', 'local', 'internal' ], true );
		return count( $labels ) > 1 && ! $isNumber && ! $isLocal && ! in_array( '', $labels, true );
	}

	/**
	 * Whether an IPv6 address stands for an IPv4 address: mapped, compatible, translated (64:ff9b::) or 6to4.
	 */
	private static function holdsIpv4( string $address ): bool {
		$bytes = (string) inet_pton( $address );
		return strlen( $bytes ) === 16 && (
			str_starts_with( $bytes, str_repeat( "\0", 10 ) )
			|| str_starts_with( $bytes, "\0\x64\xff\x9b" )
			|| str_starts_with( $bytes, "\x20\x02" )
		);
	}
}

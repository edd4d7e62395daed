<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * The origins to which the owner lets webhooks be sent although they are not https or not on the internet: a service in the own network. The
 * constant USERFEEDBACK_WEBHOOK_ORIGINS lists them, separated by commas: http://n8n.lan:5678, https://intranet.example.
 *
 * @since 0.7.0
 */
final class AllowedOrigins {

	/**
	 * @return list<string> As origin() gives them.
	 */
	public static function all(): array {
		$list    = defined( 'USERFEEDBACK_WEBHOOK_ORIGINS' ) ? Cast::string( constant( 'USERFEEDBACK_WEBHOOK_ORIGINS' ) ) : '';
		$origins = array_map( self::origin( ... ), explode( ',', $list ) );
		return array_values( array_filter( $origins, static fn ( string $origin ) => $origin !== '' ) );
	}

	/**
	 * Whether the constant names the origin of a URL.
	 */
	public static function include( string $url ): bool {
		return in_array( self::origin( $url ), self::all(), true );
	}

	/**
	 * Scheme, host in lowercase and port of a URL, as browsers write an origin; '' for what is no http URL.
	 */
	private static function origin( string $url ): string {
		$parts  = parse_url( trim( $url ) );
		$scheme = strtolower( $parts['scheme'] ?? '' );
		$host   = strtolower( $parts['host'] ?? '' );
		if ( $host === '' || ! in_array( $scheme, [ 'http', 'https' ], true ) ) {
			return '';
		}
		$port = $parts['port'] ?? 0;
		return "$scheme://$host" . ( $port === 0 || $port === ( $scheme === 'https' ? 443 : 80 ) ? '' : ":$port" );
	}
}

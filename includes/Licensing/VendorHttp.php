<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/**
 * Requests to the vendor's servers, where the owner configured their addresses. They name the plugin's version, not the site.
 *
 * @since 0.1.0
 */
final class VendorHttp {

	private const SECONDS = 10.0;

	private const LOOPBACK = [ '127.0.0.1', 'localhost' ];

	/**
	 * Whether nobody on the way can read or change what is sent to an address: https, or a server on this machine.
	 *
	 * @since 0.7.0
	 */
	public static function isSafe( string $url ): bool {
		$parts  = wp_parse_url( $url );
		$scheme = is_array( $parts ) ? strtolower( $parts['scheme'] ?? '' ) : '';
		$host   = is_array( $parts ) ? strtolower( $parts['host'] ?? '' ) : '';
		return $host !== '' && ( $scheme === 'https' || ( $scheme === 'http' && in_array( $host, self::LOOPBACK, true ) ) );
	}

	/**
	 * Gets a file.
	 *
	 * @param string $url      Its address.
	 * @param int    $maxBytes Longer answers are cut off.
	 * @param array{timeout?: float, redirection?: int, stream?: bool, filename?: string} $arguments Further ones of wp_safe_remote_get().
	 * @return string|null The body; null unless the server answered 200.
	 */
	public static function get( string $url, int $maxBytes, array $arguments = [] ): ?string {
		$response = wp_safe_remote_get(
			$url,
			$arguments + [
				'limit_response_size' => $maxBytes,
			] + self::arguments()
		);
		return wp_remote_retrieve_response_code( $response ) === 200 ? wp_remote_retrieve_body( $response ) : null;
	}

	/**
	 * Sends JSON.
	 *
	 * @since 0.7.0
	 *
	 * @throws RuntimeException When the server does not take it.
	 */
	public static function post( string $url, string $json ): void {
		$response = wp_safe_remote_post(
			$url,
			[
				'headers'             => [ 'Content-Type' => 'application/json' ],
				'body'                => $json,
				'limit_response_size' => 1000,
				'cookies'             => [],
			] + self::arguments()
		);
		if ( is_wp_error( $response ) ) {
			throw new RuntimeException( $response->get_error_message() );
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		if ( $status < 200 || $status > 299 ) {
			throw new RuntimeException( "The server answered $status." );
		}
	}

	/**
	 * @return array{timeout: float, redirection: int, user-agent: string}
	 */
	private static function arguments(): array {
		return [
			'timeout'     => self::SECONDS,
			'redirection' => 0,
			// The default one contains the address of the site.
			'user-agent'  => 'UserFeedback/' . USERFEEDBACK_VERSION,
		];
	}
}

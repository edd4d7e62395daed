<?php

declare( strict_types=1 );

namespace UserFeedback\Health;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * Requests of the site to itself, as a visitor sends them: without cookies.
 *
 * @since 0.7.0
 */
final class Loopback {

	private const TIMEOUT = 10.0;

	/**
	 * @return array{status: int, body: string}|null Null where the site cannot reach itself.
	 */
	public function get( string $url ): ?array {
		return self::reply( wp_remote_get( $url, self::options() ) );
	}

	/**
	 * @param array<string, string>|string $body    Fields of a form, or text.
	 * @param array<string, string>        $headers
	 * @return array{status: int, body: string}|null Null where the site cannot reach itself.
	 */
	public function post( string $url, array|string $body, array $headers = [] ): ?array {
		$options            = self::options();
		$options['body']    = $body;
		$options['headers'] = $headers + $options['headers'];
		return self::reply( wp_remote_post( $url, $options ) );
	}

	/**
	 * @return array{timeout: float, sslverify: bool, redirection: int, headers: array<string, string>}
	 */
	private static function options(): array {
		$headers = [];
		$user    = Cast::string( $_SERVER['PHP_AUTH_USER'] ?? '' );
		if ( $user !== '' ) {
			// A site that is closed as a whole, which its visitors can open, too.
			$headers['Authorization'] = 'Basic ' . base64_encode( wp_unslash( "$user:" . Cast::string( $_SERVER['PHP_AUTH_PW'] ?? '' ) ) );
		}
		return [
			'timeout'     => self::TIMEOUT,
			/** This filter is documented in wp-includes/class-wp-http-streams.php */
			'sslverify'   => (bool) apply_filters( 'https_local_ssl_verify', false ),
			'redirection' => 2,
			'headers'     => $headers,
		];
	}

	/**
	 * @param array<string, mixed>|\WP_Error $response
	 * @return array{status: int, body: string}|null
	 */
	private static function reply( mixed $response ): ?array {
		return is_wp_error( $response ) ? null : [
			'status' => (int) wp_remote_retrieve_response_code( $response ),
			'body'   => wp_remote_retrieve_body( $response ),
		];
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Support\AjaxActions;
use WP_Session_Tokens;

/**
 * Somebody with a browser: what is sent carries their login.
 */
final class HttpSession {

	/**
	 * @param array<string, string> $cookies
	 * @param string                $nonce   What wp_create_nonce( 'wp_rest' ) gives them; '' for nobody.
	 * @param array<string, string> $nonces  Those of our actions in admin-ajax.php by purpose; none for nobody.
	 */
	public function __construct(
		private readonly string $url,
		private readonly array $cookies,
		public readonly string $nonce = '',
		public readonly array $nonces = []
	) {}

	/**
	 * Logs somebody in without the form.
	 */
	public static function of( string $url, int $userId ): self {
		$expiration = time() + HOUR_IN_SECONDS;
		$token      = WP_Session_Tokens::get_instance( $userId )->create( $expiration );
		$login      = wp_generate_auth_cookie( $userId, $expiration, 'logged_in', $token );
		// The names hold the address, which is the server's own.
		$cookies = [
			'wordpress_' . md5( $url )           => wp_generate_auth_cookie( $userId, $expiration, 'auth', $token ),
			'wordpress_logged_in_' . md5( $url ) => $login,
		];

		$_COOKIE[ LOGGED_IN_COOKIE ] = $login;
		wp_set_current_user( $userId );
		$nonce  = wp_create_nonce( 'wp_rest' );
		$nonces = AjaxActions::nonces();
		wp_set_current_user( 0 );
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
		return new self( $url, $cookies, $nonce, $nonces );
	}

	/**
	 * @param non-empty-string      $method
	 * @param string                $path    With a query.
	 * @param array<string, string> $headers
	 */
	public function send( string $method, string $path, string $body = '', array $headers = [] ): HttpAnswer {
		$curl  = curl_init( $this->url . $path );
		$lines = [];
		if ( $curl === false ) {
			return new HttpAnswer( 0, '', [] );
		}
		foreach ( $headers as $name => $value ) {
			$lines[] = "$name: $value";
		}
		$received = [];
		curl_setopt_array(
			$curl,
			[
				CURLOPT_CUSTOMREQUEST  => $method,
				CURLOPT_NOBODY         => $method === 'HEAD',
				CURLOPT_RETURNTRANSFER => true,
				CURLOPT_TIMEOUT        => 60,
				CURLOPT_HTTPHEADER     => $lines,
				CURLOPT_HEADERFUNCTION => static function ( mixed $handle, string $line ) use ( &$received ): int {
					[ $name, $value ] = array_pad( explode( ':', $line, 2 ), 2, '' );
					$received[ strtolower( trim( $name ) ) ] = trim( $value );
					return strlen( $line );
				},
			]
		);
		$cookies = http_build_query( $this->cookies, '', '; ' );
		if ( $cookies !== '' ) {
			curl_setopt( $curl, CURLOPT_COOKIE, $cookies );
		}
		if ( $body !== '' ) {
			curl_setopt( $curl, CURLOPT_POSTFIELDS, $body );
		}
		$text = curl_exec( $curl );
		return new HttpAnswer( (int) curl_getinfo( $curl, CURLINFO_RESPONSE_CODE ), is_string( $text ) ? $text : '', $received );
	}

	/**
	 * Sends JSON to a route of ours.
	 *
	 * @param non-empty-string      $method
	 * @param array<mixed>          $body
	 * @param array<string, string> $headers
	 */
	public function rest( string $method, string $path, array $body = [], array $headers = [] ): HttpAnswer {
		$json = $method === 'GET' || $method === 'HEAD' ? '' : (string) wp_json_encode( (object) $body );
		return $this->send( $method, "/wp-json$path", $json, [ 'Content-Type' => 'application/json' ] + $headers );
	}

	/**
	 * Sends a form to admin-ajax.php.
	 *
	 * @param non-empty-string      $method
	 * @param array<string, string> $fields Also the nonce, if any.
	 */
	public function ajax( string $action, array $fields, string $method = 'POST' ): HttpAnswer {
		$form = http_build_query( [ 'action' => $action ] + $fields );
		return $method === 'GET'
			? $this->send( 'GET', "/wp-admin/admin-ajax.php?$form" )
			: $this->send( $method, '/wp-admin/admin-ajax.php', $form, [ 'Content-Type' => 'application/x-www-form-urlencoded' ] );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * The address that a request to a webhook goes to. Names are resolved once, checked, and the request is bound to that address: a name that has
 * another address between check and call (DNS rebinding) leads nowhere else.
 *
 * @since 0.7.0
 */
final class ReceiverAddress {

	/** IPv4 networks that are not on the internet and that PHP's filters let through: shared, test and multicast addresses. */
	private const MORE_RESERVED = [
		'100.64.0.0'  => 10,
		'192.0.0.0'   => 24,
		'192.0.2.0'   => 24,
		'198.18.0.0'  => 15,
		'198.51.100.0' => 24,
		'203.0.113.0' => 24,
		'224.0.0.0'   => 4,
	];

	/** Priority that is before nearly all other callbacks'. */
	private const FIRST = -1000;

	/**
	 * @param Closure( string ): list<string> $resolve The IPv4 addresses of a name; none if it has none.
	 */
	public function __construct( private readonly Closure $resolve ) {}

	/**
	 * Whether an IPv4 address is on the internet.
	 */
	public static function isPublic( string $address ): bool {
		$flags = FILTER_FLAG_IPV4 | FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE;
		if ( filter_var( $address, FILTER_VALIDATE_IP, $flags ) === false ) {
			return false;
		}
		$number = (int) ip2long( $address );
		foreach ( self::MORE_RESERVED as $network => $bits ) {
			if ( $number >> ( 32 - $bits ) === (int) ip2long( $network ) >> ( 32 - $bits ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * The address of the host of a URL that WebhookUrl accepts.
	 *
	 * @return array{address: string, error: string} An error of WebhookReply, or ''. One inside a private network only where the owner allows it; of
	 *         several addresses, one that is inside makes the name unusable.
	 */
	public function of( string $url ): array {
		$host      = (string) parse_url( $url, PHP_URL_HOST );
		$isAddress = filter_var( trim( $host, '[]' ), FILTER_VALIDATE_IP ) !== false;
		$addresses = $isAddress ? [ $host ] : ( $this->resolve )( $host );
		$isInside  = static fn ( string $address ) => ! self::isPublic( $address );
		return match ( true ) {
			$addresses === [] => [ 'address' => '', 'error' => WebhookReply::UNKNOWN ],
			! AllowedOrigins::include( $url ) && array_filter( $addresses, $isInside ) !== [] => [ 'address' => '', 'error' => WebhookReply::INSIDE ],
			default => [ 'address' => $addresses[0], 'error' => '' ],
		};
	}

	/**
	 * Runs a request of WordPress so that it connects to an address, whatever its host's name is then. Both transports of WordPress are bound.
	 *
	 * @template T
	 * @param Closure(): T $request
	 * @return T
	 */
	public static function bind( string $url, string $address, Closure $request ): mixed {
		$host = (string) parse_url( $url, PHP_URL_HOST );
		$port = (int) ( parse_url( $url, PHP_URL_PORT ) ?? ( str_starts_with( strtolower( $url ), 'https' ) ? 443 : 80 ) );
		$curl = static function ( mixed $handle ) use ( $host, $port, $address ): void {
			if ( $handle instanceof \CurlHandle ) {
				curl_setopt( $handle, CURLOPT_RESOLVE, [ "$host:$port:$address" ] );
			}
		};
		// The certificate is still checked against the name.
		$socket = static function ( mixed &$remote ) use ( $host, $port, $address ): void {
			if ( is_string( $remote ) ) {
				$remote = (string) preg_replace( '~//' . preg_quote( $host, '~' ) . ":$port$~Di", "//$address:$port", $remote );
			}
		};
		add_action( 'http_api_curl', $curl, self::FIRST );
		add_action( 'requests-fsockopen.remote_socket', $socket, self::FIRST );
		try {
			return $request();
		} finally {
			remove_action( 'http_api_curl', $curl, self::FIRST );
			remove_action( 'requests-fsockopen.remote_socket', $socket, self::FIRST );
		}
	}
}

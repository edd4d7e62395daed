<?php

declare( strict_types=1 );

namespace UserFeedback\Usage;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/**
 * The server that receives usage reports: that of a constant, or none.
 *
 * @since 0.7.0
 */
final class UsageServer {

	/** In wp-config.php: https URL. Without it nothing is ever sent. */
	public const CONSTANT = 'USERFEEDBACK_USAGE_URL';

	private const SECONDS = 10;

	private const LOOPBACK = [ '127.0.0.1', 'localhost' ];

	/**
	 * @param string $url '' for none.
	 */
	public function __construct( private readonly string $url ) {}

	/**
	 * As configured in wp-config.php.
	 */
	public static function configured(): self {
		$url = defined( self::CONSTANT ) ? constant( self::CONSTANT ) : '';
		return new self( is_string( $url ) ? $url : '' );
	}

	/**
	 * Where reports are sent; '' for nowhere, also when the URL is not safe.
	 */
	public function address(): string {
		return $this->isSafe() ? $this->url : '';
	}

	/**
	 * Sends a report.
	 *
	 * @param string $json See UsageReport::json().
	 * @throws RuntimeException When the server does not take it.
	 */
	public function send( string $json ): void {
		$answer = wp_safe_remote_post(
			$this->url,
			[
				'headers'             => [ 'Content-Type' => 'application/json' ],
				'body'                => $json,
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => 1000,
				// The default one contains the address of the site.
				'user-agent'          => 'UserFeedback/' . USERFEEDBACK_VERSION,
				'cookies'             => [],
			]
		);
		if ( is_wp_error( $answer ) ) {
			throw new RuntimeException( $answer->get_error_message() );
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( $status < 200 || $status > 299 ) {
			throw new RuntimeException( "The server answered $status." );
		}
	}

	/**
	 * Whether nobody on the way can read or change what is sent.
	 */
	private function isSafe(): bool {
		$parts  = wp_parse_url( $this->url );
		$scheme = is_array( $parts ) ? strtolower( $parts['scheme'] ?? '' ) : '';
		$host   = is_array( $parts ) ? strtolower( $parts['host'] ?? '' ) : '';
		return $host !== '' && ( $scheme === 'https' || ( $scheme === 'http' && in_array( $host, self::LOOPBACK, true ) ) );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use WP_Error;

/**
 * Sends requests to webhooks with WordPress' safe functions: no redirects, no private address, five seconds, and nothing but the first 2 KB of the
 * reply is kept.
 *
 * @since 0.7.0
 */
final class WebhookClient {

	private const SECONDS = 5;

	private const MAX_REPLY = 2048;

	/** Longest time that a receiver may ask for, in seconds. */
	private const LONGEST_WAIT = 21_600;

	private const TOO_MANY    = 429;
	private const UNAVAILABLE = 503;
	private const GONE        = 410;

	/** Errors of cURL by their numbers. */
	private const CURL_ERRORS = [
		28 => WebhookReply::SLOW,
		35 => WebhookReply::CERTIFICATE,
		51 => WebhookReply::CERTIFICATE,
		53 => WebhookReply::CERTIFICATE,
		58 => WebhookReply::CERTIFICATE,
		60 => WebhookReply::CERTIFICATE,
		77 => WebhookReply::CERTIFICATE,
	];

	public function __construct(
		private readonly ReceiverAddress $address,
		private readonly Clock $clock
	) {}

	/**
	 * Sends a POST request, and never throws.
	 *
	 * @param array<string, string> $headers
	 */
	public function post( string $url, array $headers, string $body ): WebhookReply {
		if ( WebhookUrl::problem( $url ) !== null ) {
			return new WebhookReply( 0, '', WebhookReply::REFUSED );
		}
		[ 'address' => $address, 'error' => $error ] = $this->address->of( $url );
		if ( $error !== '' ) {
			return new WebhookReply( 0, '', $error );
		}
		$start  = hrtime( true );
		$answer = ReceiverAddress::bind( $url, $address, fn () => self::safely( $url, fn () => $this->request( $url, $headers, $body ) ) );
		return $this->reply( $answer, intdiv( hrtime( true ) - $start, 1_000_000 ) );
	}

	/**
	 * @param array<string, string> $headers
	 * @return array<string, mixed>|WP_Error
	 */
	private function request( string $url, array $headers, string $body ): array|WP_Error {
		return wp_safe_remote_post(
			$url,
			[
				'headers'             => $headers,
				'body'                => $body,
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => self::MAX_REPLY,
				'user-agent'          => 'UserFeedback/' . USERFEEDBACK_VERSION . '; ' . home_url(),
				'sslverify'           => true,
				'cookies'             => [],
			]
		);
	}

	/**
	 * Runs a request. WordPress refuses private hosts and most ports; those that the owner's constant names are let through for this request.
	 *
	 * @template T
	 * @param callable(): T $request
	 * @return T
	 */
	private static function safely( string $url, callable $request ): mixed {
		if ( ! AllowedOrigins::include( $url ) ) {
			return $request();
		}
		$host     = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		$external = static fn ( mixed $isExternal, mixed $of ) => $isExternal === true || strtolower( Cast::string( $of ) ) === $host;
		$ports    = static fn ( mixed $ports ) => [ ...(array) $ports, (int) wp_parse_url( $url, PHP_URL_PORT ) ];
		add_filter( 'http_request_host_is_external', $external, 10, 2 );
		add_filter( 'http_allowed_safe_ports', $ports );
		try {
			return $request();
		} finally {
			remove_filter( 'http_request_host_is_external', $external );
			remove_filter( 'http_allowed_safe_ports', $ports );
		}
	}

	/**
	 * @param array<string, mixed>|WP_Error $answer
	 */
	private function reply( array|WP_Error $answer, int $milliseconds ): WebhookReply {
		if ( $answer instanceof WP_Error ) {
			$detail = $answer->get_error_message();
			$number = preg_match( '/cURL error (\d+)/', $detail, $found ) === 1 ? (int) $found[1] : 0;
			return new WebhookReply( 0, '', self::CURL_ERRORS[ $number ] ?? WebhookReply::NO_REPLY, $detail, $milliseconds );
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		$error  = match ( true ) {
			$status >= 200 && $status < 300 => '',
			$status >= 300 && $status < 400 => WebhookReply::REDIRECT,
			$status === self::GONE          => WebhookReply::GONE,
			default                         => WebhookReply::STATUS,
		};
		$body   = mb_strcut( mb_scrub( substr( wp_remote_retrieve_body( $answer ), 0, self::MAX_REPLY ), 'UTF-8' ), 0, self::MAX_REPLY, 'UTF-8' );
		return new WebhookReply( $status, $body, $error, '', $milliseconds, $this->retryAfter( $answer, $status ) );
	}

	/**
	 * @param array<string, mixed> $answer
	 */
	private function retryAfter( array $answer, int $status ): int {
		if ( $status !== self::TOO_MANY && $status !== self::UNAVAILABLE ) {
			return 0;
		}
		$header  = trim( Cast::string( wp_remote_retrieve_header( $answer, 'retry-after' ) ) );
		$seconds = ctype_digit( $header ) ? (int) $header : (int) strtotime( $header ) - $this->clock->now()->getTimestamp();
		return max( 0, min( self::LONGEST_WAIT, $seconds ) );
	}
}

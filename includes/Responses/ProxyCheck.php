<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobHandler;
use UserFeedback\Support\Cast;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\Clock;

/**
 * Finds out whether the site is behind a proxy: sends a request to its own public address and sees who delivers it. Nobody else can make that
 * request, so the address that delivers it is no visitor's. Runs as a job when an address is noticed that may be a proxy.
 *
 * @since 0.6.0
 */
final class ProxyCheck implements JobHandler {

	public const KIND = 'proxy-check';

	public const ACTION = 'userfeedback_proxy_check';

	private const TIMEOUT = 10.0;

	public function __construct(
		private readonly UnknownProxies $proxies,
		private readonly ClientIp $clientIp,
		private readonly string $key,
		private readonly Clock $clock
	) {}

	public function kind(): string {
		return self::KIND;
	}

	public function handle( Job $job ): void {
		$this->send();
	}

	/**
	 * Sends the request. That it fails says nothing: many sites cannot reach themselves.
	 */
	public function send(): void {
		wp_remote_post(
			admin_url( 'admin-ajax.php' ),
			[
				'timeout'   => self::TIMEOUT,
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				'sslverify' => (bool) apply_filters( 'https_local_ssl_verify', false ),
				'body'      => [
					'action' => self::ACTION,
					'token'  => $this->token( 0 ),
				],
			]
		);
	}

	/**
	 * Receives the request.
	 *
	 * @return bool Whether it is ours.
	 */
	public function receive(): bool {
		$token = Cast::string( $_POST['token'] ?? '' );
		foreach ( [ 0, 1 ] as $hours ) {
			if ( hash_equals( $this->token( $hours ), $token ) ) {
				$this->proxies->confirmReached( $this->clientIp->sender( $_SERVER ) );
				return true;
			}
		}
		return false;
	}

	/**
	 * Valid for an hour or two.
	 *
	 * @param int $hours How many hours ago it was made.
	 */
	private function token( int $hours ): string {
		$hour = intdiv( $this->clock->now()->getTimestamp(), HOUR_IN_SECONDS ) - $hours;
		return hash_hmac( 'sha256', "proxy-check|$hour", $this->key );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Integrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\TransactionScope;
use UserFeedback\Support\Cast;

/**
 * Lets people see what they have just changed where a router sends reads to replicas, which lag behind. Requests that write read from the primary;
 * so does what the same person reads in the minute after. Everything else may come from a replica (docs/scaling.md).
 *
 * @since 0.7.0
 */
final class FreshReads {

	/** Only set on sites with replicas, and for people who are logged in. */
	public const COOKIE = 'userfeedback_wrote';

	/** Longer than replicas lag. */
	private const SECONDS = MINUTE_IN_SECONDS;

	public function __construct( private readonly TransactionScope $scope ) {}

	/**
	 * Before a request to our API, on a site with replicas.
	 *
	 * @param string $method Of the request.
	 */
	public function begin( string $method ): void {
		$isReading = in_array( $method, [ 'GET', 'HEAD', 'OPTIONS' ], true );
		if ( ! $isReading || isset( $_COOKIE[ self::COOKIE ] ) ) {
			$this->scope->readFromPrimary();
		}
		if ( ! $isReading && is_user_logged_in() && ! headers_sent() ) {
			self::remember();
		}
	}

	private static function remember(): void {
		setcookie(
			self::COOKIE,
			'1',
			[
				'expires'  => time() + self::SECONDS,
				'path'     => Cast::string( constant( 'SITECOOKIEPATH' ) ),
				'domain'   => Cast::string( constant( 'COOKIE_DOMAIN' ) ),
				'secure'   => is_ssl(),
				'httponly' => true,
				'samesite' => 'Lax',
			]
		);
	}
}

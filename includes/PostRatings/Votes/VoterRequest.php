<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\RequestOrigin;

/**
 * Reads who rates from the present request, and sends the cookie: for the REST routes and for forms that are posted without scripts.
 *
 * @since 0.6.0
 */
final class VoterRequest {

	/** First-party, HttpOnly, SameSite=Lax; set after a rating only. */
	public const COOKIE = 'userfeedback-rater';

	private const COOKIE_DAYS = 365;

	/** More of a header says nothing about a browser. */
	private const MOST_OF_HEADER = 500;

	public function __construct( private readonly ClientIp $clientIp ) {}

	/**
	 * Who sends this request.
	 *
	 * @param string   $website    Value of the hidden field.
	 * @param int|null $elapsedMs  As the script reports it; null when it does not.
	 * @param bool     $hasScripts False for a form that was posted without scripts.
	 */
	public function voter( string $website = '', ?int $elapsedMs = null, bool $hasScripts = true ): Voter {
		$cookie = $_COOKIE[ self::COOKIE ] ?? '';
		return new Voter(
			$this->clientIp->sender( $_SERVER ),
			self::header( 'HTTP_USER_AGENT' ) . '|' . self::header( 'HTTP_ACCEPT_LANGUAGE' ),
			is_string( $cookie ) ? $cookie : '',
			RequestOrigin::isCrossSite(),
			$website,
			$elapsedMs,
			$hasScripts
		);
	}

	/**
	 * Sends the cookie by which the visitor can change this rating from another network as well. Call it before anything is printed.
	 */
	public function remember( Vote $vote ): void {
		if ( headers_sent() ) {
			return;
		}
		setcookie(
			self::COOKIE,
			$vote->cookie,
			[
				'expires'  => time() + self::COOKIE_DAYS * DAY_IN_SECONDS,
				'path'     => self::constant( 'COOKIEPATH' ) ?: '/',
				'domain'   => self::constant( 'COOKIE_DOMAIN' ),
				'secure'   => is_ssl(),
				'httponly' => true,
				'samesite' => 'Lax',
			]
		);
	}

	/**
	 * A constant of WordPress that may be false.
	 */
	private static function constant( string $name ): string {
		return defined( $name ) ? Cast::string( constant( $name ) ) : '';
	}

	private static function header( string $name ): string {
		$value = $_SERVER[ $name ] ?? '';
		return is_string( $value ) ? substr( $value, 0, self::MOST_OF_HEADER ) : '';
	}
}

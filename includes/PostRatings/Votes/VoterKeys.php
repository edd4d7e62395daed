<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Support\ClientIp;

/**
 * Recognises visitors who rate (decision 0056).
 *
 * A visitor's key is a keyed hash of their network and browser, and after the first rating also stands in a signed cookie. A row stores a keyed hash
 * of key and post: rows of different posts cannot be linked, and no address can be computed from them once the salt has been replaced.
 *
 * @since 0.6.0
 */
final class VoterKeys {

	private const KEY_LENGTH = 32;

	private const SIGNATURE_LENGTH = 20;

	/**
	 * @param string            $siteKey Secret of this site, see SiteKey.
	 * @param Closure(): string $salt    Secret of these days, see RotatingKey. Called only for visitors without a cookie.
	 * @param int               $blogId  Site of a network, so that a cookie is valid on one site only.
	 */
	public function __construct(
		private readonly string $siteKey,
		private readonly Closure $salt,
		private readonly int $blogId
	) {}

	/**
	 * The key of a visitor: that of the cookie, otherwise that of network and browser.
	 */
	public function of( Voter $voter ): string {
		return $this->ofCookie( $voter->cookie ) ?? $this->ofBrowser( $voter, ClientIp::network( $voter->sender->address ) );
	}

	/**
	 * A key that also tells apart the addresses which the sender says it forwards; null if it forwards none, or the cookie says who it is. Anybody
	 * can make them up, so ratings under such keys are held back.
	 */
	public function ofForwarded( Voter $voter ): ?string {
		if ( $voter->sender->forwarded === '' || $this->ofCookie( $voter->cookie ) !== null ) {
			return null;
		}
		return $this->ofBrowser( $voter, ClientIp::network( $voter->sender->address ) . '>' . ClientIp::network( $voter->sender->forwarded ) );
	}

	/**
	 * The key in a cookie; null if the cookie is not ours.
	 */
	public function ofCookie( string $cookie ): ?string {
		if ( preg_match( '/^([0-9a-f]{32})\.([0-9a-f]{20})$/D', $cookie, $parts ) !== 1 ) {
			return null;
		}
		return hash_equals( $this->signature( $parts[1] ), $parts[2] ) ? $parts[1] : null;
	}

	/**
	 * The cookie that carries a key.
	 */
	public function cookie( string $key ): string {
		return "$key." . $this->signature( $key );
	}

	/**
	 * What a row stores of the visitor: 32 hexadecimal digits.
	 */
	public function hash( string $key, int $postId ): string {
		return substr( hash_hmac( 'sha256', "rating|$key|$postId", $this->siteKey ), 0, self::KEY_LENGTH );
	}

	private function ofBrowser( Voter $voter, string $network ): string {
		return substr( hash_hmac( 'sha256', "$network|$voter->browser", ( $this->salt )() ), 0, self::KEY_LENGTH );
	}

	private function signature( string $key ): string {
		return substr( hash_hmac( 'sha256', "rater|$this->blogId|$key", $this->siteKey ), 0, self::SIGNATURE_LENGTH );
	}
}

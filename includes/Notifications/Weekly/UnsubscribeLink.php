<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

/**
 * The link in an email by which its recipient ends the weekly summaries. It holds the address and an HMAC of it, so that nobody can make one for
 * somebody else. It does not expire: emails are kept.
 *
 * @since 0.7.0
 */
final class UnsubscribeLink {

	/** Action of admin-ajax.php. */
	public const ACTION = 'userfeedback_unsubscribe';

	private const LENGTH = 40;

	/**
	 * @param string $key    Secret of this site, see SiteKey.
	 * @param int    $blogId Site of a network, so that a link is valid on one site only.
	 */
	public function __construct(
		private readonly string $key,
		private readonly int $blogId
	) {}

	/**
	 * URL for an address.
	 */
	public function url( string $address ): string {
		$query = [
			'action'  => self::ACTION,
			'address' => $address,
			'token'   => $this->token( $address ),
		];
		return admin_url( 'admin-ajax.php' ) . '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
	}

	/**
	 * Whether a token belongs to an address.
	 */
	public function isValid( string $address, string $token ): bool {
		return $address !== '' && hash_equals( $this->token( $address ), $token );
	}

	private function token( string $address ): string {
		return substr( hash_hmac( 'sha256', "unsubscribe|$this->blogId|$address", $this->key ), 0, self::LENGTH );
	}
}

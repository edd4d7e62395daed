<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * The `nonces` of a survey on a visitor's page: `<revision>.<hmac>`, without time and user; with `.<locale>` behind it where the page shows the
 * survey in one of several languages.
 *
 * A WordPress nonce expires within a day and differs by user, but cached pages live for weeks. This token is the same for all visitors and valid as
 * long as the survey's revision is known. It shows that a request comes from a page with the survey; it grants no rights.
 *
 * @since 0.1.0
 */
final class VisitorToken {

	private const HMAC_LENGTH = 20;

	/** Revision, hmac, and the language with its dot. */
	private const TOKEN = '/^([1-9][0-9]{0,8})\.([0-9a-f]{20})(\.[A-Za-z0-9_]{2,20})?$/D';

	/**
	 * @param string $key    Secret of this site, see SiteKey.
	 * @param int    $blogId Site of a network, so that a token is valid on one site only.
	 */
	public function __construct(
		private readonly string $key,
		private readonly int $blogId
	) {}

	/**
	 * Creates the token for an action (submission, impression, progress) on a revision of a survey.
	 *
	 * @param string $locale Language in which the page shows it; '' for a survey in one language (since 0.7.0).
	 */
	public function create( int $surveyId, int $revision, string $action, string $locale = '' ): string {
		$language = $locale === '' ? '' : ".$locale";
		return $revision . '.' . $this->hmac( $surveyId, $revision, $action . $language ) . $language;
	}

	/**
	 * The revision of a token; null if the token is invalid.
	 */
	public function revision( string $token, int $surveyId, string $action ): ?int {
		if ( preg_match( self::TOKEN, $token, $parts ) !== 1 ) {
			return null;
		}
		$revision = (int) $parts[1];
		return hash_equals( $this->hmac( $surveyId, $revision, $action . ( $parts[3] ?? '' ) ), $parts[2] ) ? $revision : null;
	}

	/**
	 * The language of a valid token; '' for none.
	 *
	 * @since 0.7.0
	 */
	public static function locale( string $token ): string {
		return preg_match( self::TOKEN, $token, $parts ) === 1 ? substr( $parts[3] ?? '', 1 ) : '';
	}

	/**
	 * Keyed hash of a text, 32 hexadecimal digits: nobody else can compute it.
	 *
	 * @since 0.6.0
	 */
	public function digest( string $text ): string {
		return substr( hash_hmac( 'sha256', "digest|$this->blogId|$text", $this->key ), 0, 32 );
	}

	private function hmac( int $surveyId, int $revision, string $action ): string {
		$statement = implode( '|', [ $this->blogId, $surveyId, $revision, $action ] );
		return substr( hash_hmac( 'sha256', $statement, $this->key ), 0, self::HMAC_LENGTH );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * A license key was not taken, or could not be looked at. Nothing was stored.
 *
 * @since 0.1.0
 */
final class LicenseRefused extends DomainError {

	private const FIELD = 'license';

	private function __construct( string $code, string $message, int $status = 400 ) {
		parent::__construct( 'userfeedback_license_refused', $message, $status, [ new FieldError( self::FIELD, $code, $message ) ] );
	}

	/**
	 * @param string $issued  Day on which the key was issued, as people write it; '' where it says none.
	 * @param string $expired Day on which it expired or will, likewise.
	 */
	public static function because( KeyProblem $problem, CheckedKey $checked, string $issued, string $expired ): self {
		return new self( $problem->value, self::text( $problem, $checked, $issued, $expired ) );
	}

	/**
	 * The list of revoked keys is fetched from an address that did not answer, or not with such a list.
	 */
	public static function byUnreachableList(): self {
		return new self(
			'unreachable',
			__( 'The list of disabled license keys could not be fetched, so nothing was changed. Try again later.', 'userfeedback' ),
			// Not 502: proxies put pages of their own in its place.
			424
		);
	}

	/**
	 * A key for the network was meant for a site that is in none.
	 */
	public static function withoutNetwork(): self {
		return new self( 'no_network', __( 'This site is not part of a network. Enter the key as the license of this site.', 'userfeedback' ) );
	}

	/**
	 * A key for the network was entered elsewhere than on its main site.
	 */
	public static function byMainSite(): self {
		return new self(
			'not_main_site',
			__( 'The license of the network is managed on its main site. Open the settings there.', 'userfeedback' )
		);
	}

	private static function text( KeyProblem $problem, CheckedKey $checked, string $issued, string $expired ): string {
		return match ( $problem ) {
			KeyProblem::Missing     => __( 'Enter your license key.', 'userfeedback' ),
			KeyProblem::NotAKey     => sprintf(
				/* translators: %s: the first letters of every license key. */
				__( 'This is not a license key. Copy the whole key, from %s to its end.', 'userfeedback' ),
				LicenseKey::MARK
			),
			KeyProblem::NoPublicKey => sprintf(
				/* translators: %s: name of a constant. */
				__( 'This copy of UserFeedback cannot check license keys. Define %s in wp-config.php, or install the plugin again.', 'userfeedback' ),
				PublicKey::CONSTANT
			),
			KeyProblem::Forged      => __(
				'This license key was changed, or it was not issued for UserFeedback. Copy it again from your account.',
				'userfeedback'
			),
			KeyProblem::Unknown     => __(
				'This version of UserFeedback does not support this license key. Update the plugin.',
				'userfeedback'
			),
			KeyProblem::OtherHost   => sprintf(
				/* translators: 1: one or more host names, 2: the host name of this site. */
				__( 'This license key is for %1$s, and this site is %2$s. Use a key for this site.', 'userfeedback' ),
				implode( ', ', $checked->key->hosts ?? [] ),
				$checked->host
			),
			KeyProblem::NotYet      => sprintf(
				/* translators: %s: a date. */
				__( 'This license key was issued on %s, in the future by this server’s clock. Ask your host to correct the clock.', 'userfeedback' ),
				$issued
			),
			/* translators: %s: a date. */
			KeyProblem::Expired     => sprintf( __( 'This license key expired on %s. Renew it in your account.', 'userfeedback' ), $expired ),
			KeyProblem::Disabled    => __( 'This license key has been disabled. Use a different key.', 'userfeedback' ),
		};
	}
}

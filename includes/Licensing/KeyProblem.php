<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

/**
 * Why a license key is worth nothing here and now. The values are the codes of the field's error.
 *
 * @since 0.1.0
 */
enum KeyProblem: string {

	/** Nothing was entered. */
	case Missing = 'required';
	/** Not the form of a key, for example one of which the end is missing. */
	case NotAKey = 'not_a_key';
	/** This copy of the plugin knows nobody's signature. */
	case NoPublicKey = 'no_public_key';
	/** Edited, or not signed by the vendor. */
	case Forged = 'forged';
	/** Signed by the vendor, but of a kind that this version does not know. */
	case Unknown = 'unknown';
	case OtherHost = 'other_host';
	/** Issued at a moment that is yet to come: the server's clock is wrong. */
	case NotYet = 'not_yet';
	case Expired = 'expired';
	/** The vendor has revoked it. */
	case Disabled = 'disabled';

	/**
	 * What a stored key with this problem counts as.
	 */
	public function status(): LicenseStatus {
		return match ( $this ) {
			self::Missing  => LicenseStatus::None,
			self::Expired  => LicenseStatus::Expired,
			self::Disabled => LicenseStatus::Disabled,
			default        => LicenseStatus::Invalid,
		};
	}
}

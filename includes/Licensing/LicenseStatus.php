<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

/**
 * What became of a license key.
 *
 * @since 0.1.0
 */
enum LicenseStatus: string {

	/** There is no key. */
	case None     = 'none';
	case Valid    = 'valid';
	case Expired  = 'expired';
	/** The vendor has revoked it. */
	case Disabled = 'disabled';
	/** Not signed by the vendor, for another site, or not a key at all. */
	case Invalid  = 'invalid';
}

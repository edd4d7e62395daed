<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

/**
 * For whom a license key is entered.
 *
 * @since 0.1.0
 */
enum LicenseScope: string {

	case Site    = 'site';
	case Network = 'network';
}

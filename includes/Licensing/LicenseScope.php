<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

/**
 * For whom a licence key is entered.
 */
enum LicenseScope: string {

	case Site    = 'site';
	case Network = 'network';
}

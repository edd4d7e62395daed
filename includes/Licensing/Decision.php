<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

/**
 * What stands between the owner and a feature.
 *
 * @since 0.1.0
 */
enum Decision: string {

	case Allowed       = 'allowed';
	case Upgrade       = 'upgrade';
	case License       = 'license';
	case ActivateAddon = 'activate-addon';
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

/**
 * What stands between the owner and a feature.
 */
enum Decision: string {

	case Allowed       = 'allowed';
	case Upgrade       = 'upgrade';
	case License       = 'license';
	case ActivateAddon = 'activate-addon';
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

/**
 * Which add-ons there are on this site.
 *
 * @since 0.1.0
 */
interface AddOnStates {

	/**
	 * Whether its plugin is active and fits this version of the core.
	 */
	public function isActive( AddOn $addOn ): bool;

	public function isInstalled( AddOn $addOn ): bool;

	/**
	 * Whether any package of ours is installed, active or not.
	 */
	public function isAnyInstalled(): bool;
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

/**
 * Which add-ons there are on this site.
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

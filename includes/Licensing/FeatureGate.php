<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

/**
 * The one place that knows what this site may use. Services ask it for what they read and write; nobody else compares plans.
 *
 * There are no licences yet (issue 7): every feature is allowed.
 */
final class FeatureGate {

	/**
	 * Whether the site may use a feature now, or what it would take.
	 */
	public function decide( Feature $feature ): Decision {
		return Decision::Allowed;
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

/**
 * One line of the feature table.
 *
 * @since 0.1.0
 */
final class Requirement {

	/**
	 * @param Plan       $plan       The least plan that holds the feature.
	 * @param AddOn|null $addOn      The add-on that brings it.
	 * @param bool       $isReading  Whether it only reads what was collected: that stays possible after the license has expired.
	 */
	public function __construct(
		public readonly Plan $plan,
		public readonly ?AddOn $addOn = null,
		public readonly bool $isReading = false
	) {}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Support\DayRange;

/**
 * The longest range of days that the plan allows.
 *
 * @since 0.1.0
 */
final class RangeLimit {

	/** Days of the default range. */
	private const DEFAULT_DAYS = 30;

	/** Longest range that every plan allows, and the default where longer ones are locked. */
	private const FREE_DAYS = 7;

	public function __construct( private readonly FeatureGate $gate ) {}

	/**
	 * Throws unless the range is allowed.
	 *
	 * @param DayRange|null $range Null for all time, the longest.
	 * @throws FeatureLocked When it is too long for the plan.
	 */
	public function check( ?DayRange $range ): void {
		if ( $range === null || $range->length() > self::FREE_DAYS ) {
			$this->gate->demand( Feature::LongerRanges );
		}
	}

	/**
	 * The range of a request that names none.
	 *
	 * @param string $today The site's local date.
	 */
	public function default( string $today ): DayRange {
		return DayRange::lastDays( $today, $this->gate->allows( Feature::LongerRanges ) ? self::DEFAULT_DAYS : self::FREE_DAYS );
	}
}

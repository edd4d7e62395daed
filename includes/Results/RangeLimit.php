<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Support\DayRange;

/**
 * How many days the plan lets one look at together.
 *
 * @since 0.1.0
 */
final class RangeLimit {

	/** Days of the range that is shown when none is asked for. */
	private const DEFAULT_DAYS = 30;

	/** The longest range that every plan has, and the default where no longer one is allowed. */
	private const FREE_DAYS = 7;

	public function __construct( private readonly FeatureGate $gate ) {}

	/**
	 * Does nothing when the range is allowed.
	 *
	 * @param DayRange|null $range Null is ever: the totals of a survey are no range.
	 * @throws FeatureLocked When it is too long for the plan.
	 */
	public function check( ?DayRange $range ): void {
		if ( $range !== null && $range->length() > self::FREE_DAYS ) {
			$this->gate->demand( Feature::LongerRanges );
		}
	}

	/**
	 * The range that is shown when none is asked for.
	 *
	 * @param string $today The site's local date.
	 */
	public function default( string $today ): DayRange {
		return DayRange::lastDays( $today, $this->gate->allows( Feature::LongerRanges ) ? self::DEFAULT_DAYS : self::FREE_DAYS );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\SurveyCounts;

/**
 * What the results of a period are made of.
 *
 * @since 0.7.0
 */
final class PeriodCounts {

	/**
	 * @param SurveyCounts|null  $before      Of the range of equal length just before; null for all time, and when not all of it was counted.
	 * @param array<string, int> $days        Responses by local date; a day without any is missing.
	 * @param string|null        $countedFrom First local date that was counted; null for all of the period.
	 */
	public function __construct(
		public readonly SurveyCounts $counts,
		public readonly ?SurveyCounts $before,
		public readonly array $days,
		public readonly ?string $countedFrom = null
	) {}
}

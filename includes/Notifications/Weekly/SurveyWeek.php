<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

/**
 * A survey in a weekly summary. All numbers are those of its results screen for the same seven days.
 *
 * @since 0.7.0
 */
final class SurveyWeek {

	/**
	 * @param Change             $rate    Response rate, 0 to 1; see Results\Rates.
	 * @param Change             $nps     Score of the first question of that type, −100 to 100; null where there is none or nobody answered.
	 * @param Change             $average Of the first question that is answered with stars or another scale but the NPS; null as above.
	 * @param int                $most    Highest number of that scale.
	 * @param list<VisitorQuote> $quotes  The newest first, at most three.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly Change $responses,
		public readonly Change $impressions,
		public readonly Change $rate,
		public readonly Change $nps,
		public readonly Change $average,
		public readonly int $most,
		public readonly array $quotes
	) {}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DayRange;
use UserFeedback\Surveys\SurveySummary;

/**
 * What happened in a week.
 *
 * @since 0.7.0
 */
final class WeeklySummary {

	/**
	 * @param DayRange            $days      Seven local dates of the site.
	 * @param Change              $responses Of all surveys but those in the trash.
	 * @param list<SurveyWeek>    $surveys   Those with most responses first; some of them, if there are many.
	 * @param int                 $more      Surveys that were shown or answered and are not among them.
	 * @param list<SurveySummary> $unseen    Published surveys that no visitor saw; some of them, if there are many.
	 * @param int                 $moreUnseen How many others there are.
	 */
	public function __construct(
		public readonly DayRange $days,
		public readonly Change $responses,
		public readonly array $surveys,
		public readonly int $more,
		public readonly array $unseen,
		public readonly int $moreUnseen
	) {}

	/**
	 * Whether there is nothing to report: no survey was shown or answered, and none needs attention.
	 */
	public function isEmpty(): bool {
		return $this->surveys === [] && $this->unseen === [];
	}
}

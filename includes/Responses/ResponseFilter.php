<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\ResponseStatus;
use UserFeedback\Support\DayRange;

/**
 * Which responses of a survey are read, and in which order.
 *
 * @since 0.1.0
 */
final class ResponseFilter {

	/**
	 * @param DayRange|null $days        The site's local dates, both inclusive; null for all.
	 * @param bool          $newestFirst By day, and within a day by id; false for the oldest first.
	 */
	public function __construct(
		public readonly int $surveyId,
		public readonly ResponseStatus $status = ResponseStatus::Publish,
		public readonly ?DayRange $days = null,
		public readonly bool $newestFirst = true
	) {}
}

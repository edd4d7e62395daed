<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\OptionId;
use UserFeedback\Responses\SurveyCounts;

/**
 * The counts of a period and what follows from them: response rate, completion rate and median time.
 *
 * @since 0.5.0
 */
final class Rates {

	/** Impressions and starts are reported once and may be lost, responses are sent again: so many more of them are explained by that. */
	private const LOST_REPORTS = 0.05;

	/**
	 * In the shape of ResultsSchema.
	 *
	 * @return array{
	 *     impressions: int,
	 *     starts: int,
	 *     responses: int,
	 *     response_rate: float|null,
	 *     completion_rate: float|null,
	 *     median_seconds: float|null
	 * }
	 */
	public static function statistics( SurveyCounts $counts ): array {
		$impressions = $counts->count( '', OptionId::IMPRESSIONS );
		$starts      = $counts->count( '', OptionId::STARTS );
		$responses   = $counts->count( '', OptionId::RESPONSES );
		return [
			'impressions'     => $impressions,
			'starts'          => $starts,
			'responses'       => $responses,
			'response_rate'   => self::of( $responses, $impressions ),
			'completion_rate' => self::of( $responses, $starts ),
			'median_seconds'  => MedianTime::of( $counts->durations ),
		];
	}

	/**
	 * Which share of visitors responded.
	 *
	 * @param int $responses How many did.
	 * @param int $visitors  Of how many: impressions or starts.
	 * @return float|null 0 to 1. Null when nobody was counted, or when the responses cannot come from those that were: they were imported, or sent by
	 *                    browsers without scripts. Up to 5% more responses than visitors are all of them.
	 */
	public static function of( int $responses, int $visitors ): ?float {
		if ( $visitors <= 0 || $responses > $visitors * ( 1 + self::LOST_REPORTS ) ) {
			return null;
		}
		return min( 1.0, $responses / $visitors );
	}
}

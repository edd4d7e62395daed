<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;

/**
 * Which range of days a request gets.
 *
 * @since 0.5.0
 */
final class Ranges {

	public function __construct(
		private readonly RangeLimit $limit,
		private readonly Clock $clock
	) {}

	/**
	 * The range that was asked for, or the default one.
	 *
	 * @return DayRange|null Null for all time.
	 * @throws InvalidRange  When a date is missing or no date, when the range ends before it begins, begins before 2005, ends in the future or is
	 *                       longer than ten years.
	 * @throws FeatureLocked When it is longer than the plan allows.
	 */
	public function choose( RangeRequest $request ): ?DayRange {
		$range = $this->read( $request );
		$this->limit->check( $range );
		return $range;
	}

	private function read( RangeRequest $request ): ?DayRange {
		if ( $request->isAllTime ) {
			return null;
		}
		$today = Dates::localDay( $this->clock->now(), $this->clock->zone() );
		$from  = $request->from;
		$to    = $request->to;
		if ( $from === null && $to === null ) {
			return $this->limit->default( $today );
		}
		if ( $from === null || ! DayRange::isDay( $from ) ) {
			throw InvalidRange::notADay( $request->fromName );
		}
		if ( $to === null || ! DayRange::isDay( $to ) ) {
			throw InvalidRange::notADay( $request->toName );
		}
		return match ( true ) {
			$from > $to => throw InvalidRange::reversed( $request->toName ),
			$from < DayRange::FIRST_DAY => throw InvalidRange::tooEarly( $request->fromName ),
			$to > $today => throw InvalidRange::inFuture( $request->toName ),
			( new DayRange( $from, $to ) )->isTooLong() => throw InvalidRange::tooLong( $request->fromName ),
			default => new DayRange( $from, $to ),
		};
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Behavior;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Dates;

/**
 * The year of a run time's day. Owners choose a day of the year; the survey ends on the first such day after it was published, or after its run
 * time was changed.
 *
 * @since 0.4.0
 */
final class LastDay {

	/**
	 * The last day of a survey that is about to be stored.
	 *
	 * @param Survey $before As it is stored.
	 * @param Survey $after  As it will be stored.
	 * @return string|null For example 2027-01-05, in the site's time zone; null unless it is published with an end.
	 */
	public static function of( Survey $before, Survey $after, DateTimeImmutable $now, DateTimeZone $zone ): ?string {
		$run = self::runTime( $after );
		if ( $after->status !== Survey::PUBLISH || $run === null ) {
			return null;
		}
		$isUnchanged = $before->publishAt?->getTimestamp() === $after->publishAt?->getTimestamp() && self::runTime( $before ) === $run;
		// Only published surveys have a day: one that is published again gets a new one.
		return $isUnchanged && $before->lastDay !== null
			? $before->lastDay
			: self::next( $run[0], $run[1], max( $now, $after->publishAt ?? $now ), $zone );
	}

	/**
	 * The first such day that is not over. In years without February 29, it is February 28.
	 *
	 * @param int $month From 1.
	 * @param int $day   From 1; the month has it in a leap year.
	 * @return string For example 2027-01-05.
	 */
	public static function next( int $month, int $day, DateTimeImmutable $from, DateTimeZone $zone ): string {
		$today = Dates::localDay( $from, $zone );
		$year  = (int) $today;
		$date  = self::in( $year, $month, $day );
		return $date >= $today ? $date : self::in( $year + 1, $month, $day );
	}

	/**
	 * When a day is over in a zone, in UTC: the first moment of the next day, also where clocks change at midnight.
	 *
	 * @param string $day For example 2027-01-05.
	 */
	public static function end( string $day, DateTimeZone $zone ): DateTimeImmutable {
		return ( new DateTimeImmutable( "$day 00:00:00", $zone ) )->modify( '+1 day' )->setTime( 0, 0 )->setTimezone( new DateTimeZone( 'UTC' ) );
	}

	private static function in( int $year, int $month, int $day ): string {
		$days = (int) ( new DateTimeImmutable( sprintf( '%04d-%02d-01', $year, $month ) ) )->format( 't' );
		return sprintf( '%04d-%02d-%02d', $year, $month, min( $day, $days ) );
	}

	/**
	 * Month and day of the end; null if the survey runs indefinitely.
	 *
	 * @return array{int, int}|null
	 */
	private static function runTime( Survey $survey ): ?array {
		$behavior = $survey->settings['behavior'] ?? null;
		$date     = Cast::at( $behavior, 'expire_at' ) ?? ( new RunTime() )->defaults()['expire_at'];
		return Cast::at( $behavior, 'run_time' ) === RunTime::EXPIRE
			? [ Cast::int( Cast::at( $date, 'month' ) ), Cast::int( Cast::at( $date, 'day' ) ) ]
			: null;
	}
}

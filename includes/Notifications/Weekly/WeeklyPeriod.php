<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Support\DayRange;

/**
 * The week that a summary is about: the last whole one of the site's calendar.
 *
 * @since 0.7.0
 */
final class WeeklyPeriod {

	public const DAYS = 7;

	/**
	 * The seven days before the current week.
	 *
	 * @param string $today       The site's local date.
	 * @param int    $startOfWeek Option start_of_week: 0 is Sunday. Other numbers count on, for example 7 is Sunday, too.
	 */
	public static function lastWhole( string $today, int $startOfWeek ): DayRange {
		$day    = new DateTimeImmutable( $today );
		$since  = ( ( (int) $day->format( 'w' ) - $startOfWeek ) % self::DAYS + self::DAYS ) % self::DAYS;
		return self::from( $day->modify( sprintf( '-%d days', $since + self::DAYS ) )->format( 'Y-m-d' ) );
	}

	/**
	 * Seven days.
	 *
	 * @param string $first Local date.
	 */
	public static function from( string $first ): DayRange {
		$last = ( new DateTimeImmutable( $first ) )->modify( sprintf( '+%d days', self::DAYS - 1 ) );
		return new DayRange( $first, $last->format( 'Y-m-d' ) );
	}
}

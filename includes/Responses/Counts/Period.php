<?php

declare( strict_types=1 );

namespace UserFeedback\Responses\Counts;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Support\DayRange;

/**
 * What a stored count is of, as a number: a day (20260514), a month (202605) or all time (0). Days are local dates, YYYY-MM-DD.
 *
 * @since 0.7.0
 */
final class Period {

	public const ALL_TIME = 0;

	/** All months, both inclusive. */
	public const MONTHS = [ 100_001, 999_912 ];

	/** All days, both inclusive. */
	public const DAYS = [ 10_000_101, 99_991_231 ];

	/**
	 * The number of a day.
	 */
	public static function day( string $day ): int {
		return (int) str_replace( '-', '', $day );
	}

	/**
	 * The number of the month that a day is in.
	 */
	public static function month( string $day ): int {
		return intdiv( self::day( $day ), 100 );
	}

	/**
	 * The day that a number means, or the first day of its month.
	 */
	public static function firstDay( int $period ): string {
		$day = self::isDay( $period ) ? $period : $period * 100 + 1;
		return sprintf( '%04d-%02d-%02d', intdiv( $day, 10_000 ), intdiv( $day, 100 ) % 100, $day % 100 );
	}

	/**
	 * Whether it is a day, not a month or all time.
	 */
	public static function isDay( int $period ): bool {
		return $period >= self::DAYS[0];
	}

	/**
	 * Whether a day is the last one of its month.
	 */
	public static function endsMonth( string $day ): bool {
		return ( new DateTimeImmutable( $day ) )->format( 'Y-m-t' ) === $day;
	}

	/**
	 * The fewest periods that are a range together: its whole months, and the days before and after them.
	 *
	 * @return non-empty-list<array{int, int}> First and last number, both inclusive.
	 */
	public static function ofRange( DayRange $range ): array {
		$from  = max( self::DAYS[0], self::day( $range->from ) );
		$to    = max( $from, self::day( $range->to ) );
		$first = $from % 100 === 1 ? intdiv( $from, 100 ) : self::nextMonth( $from );
		$last  = self::endsMonth( self::firstDay( $to ) ) ? intdiv( $to, 100 ) : self::previousMonth( $to );
		if ( $first > $last ) {
			return [ [ $from, $to ] ];
		}
		$periods = [ [ $first, $last ] ];
		if ( intdiv( $from, 100 ) < $first ) {
			$periods[] = [ $from, self::previousMonth( $first * 100 ) * 100 + 31 ];
		}
		if ( intdiv( $to, 100 ) > $last ) {
			$periods[] = [ self::nextMonth( $last * 100 ) * 100 + 1, $to ];
		}
		return $periods;
	}

	/**
	 * The days of a range.
	 *
	 * @return non-empty-list<array{int, int}> See ofRange().
	 */
	public static function daysOfRange( DayRange $range ): array {
		return [ [ max( self::DAYS[0], self::day( $range->from ) ), self::day( $range->to ) ] ];
	}

	/**
	 * The days of a month that are in a range.
	 *
	 * @param DayRange|null $range Has a day of the month; null for all time.
	 * @return array{int, int} First and last number, both inclusive.
	 */
	public static function daysOfMonth( int $month, ?DayRange $range ): array {
		[ $from, $to ] = $range === null ? self::DAYS : self::daysOfRange( $range )[0];
		return [ max( $from, $month * 100 + 1 ), min( $to, $month * 100 + 31 ) ];
	}

	/**
	 * The condition that the column `period` is one of these.
	 *
	 * @param non-empty-list<array{int, int}> $periods First and last number, both inclusive.
	 * @return array{string, list<int>} SQL, and the values for its placeholders.
	 */
	public static function condition( array $periods ): array {
		$sql = implode( ' OR ', array_fill( 0, count( $periods ), 'period BETWEEN %d AND %d' ) );
		return [ "( $sql )", array_merge( ...$periods ) ];
	}

	private static function nextMonth( int $day ): int {
		$month = intdiv( $day, 100 );
		return $month % 100 === 12 ? $month + 89 : $month + 1;
	}

	private static function previousMonth( int $day ): int {
		$month = intdiv( $day, 100 );
		return $month % 100 === 1 ? $month - 89 : $month - 1;
	}
}

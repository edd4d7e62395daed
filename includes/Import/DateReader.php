<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use Exception;

/**
 * Reads dates as survey tools and spreadsheets write them: 2026-11-28T19:00:00Z, 11/28/2026 07:00:00 PM, 28.11.2026 19:00, Nov 28, 2026 7:00 PM,
 * 2026/11/28 7:00:00 PM GMT+2. What 3/4/2026 means depends on the order.
 *
 * @since 0.7.0
 */
final class DateReader {

	private const TIME = '(?:[T,]? *(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d+)?)? *(?:(?<half>[ap])\.?m\.?)?)?';
	private const ZONE = ' *(?<zone>Z|UTC|GMT|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?)?';

	private const NUMBERS = '~^(?<a>\d{1,4})(?<sign>[-/.])(?<b>\d{1,2})\g{sign}(?<c>\d{1,4})' . self::TIME . self::ZONE . '$~iD';
	private const WORDS   = '~^(?:[a-z]{3,9},? )?(?:(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})|(?<day2>\d{1,2})\.?[ -](?<month2>[a-z]{3,9})\.?)'
		. ',?[ -](?<year>\d{4}),?' . self::TIME . self::ZONE . '$~iD';

	private const MONTHS = [ 'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec' ];

	/** Survey tools did not exist before. */
	private const FIRST_YEAR = 1990;

	/**
	 * The orders of day, month and year in which a text is a date.
	 *
	 * @return list<string> Of ImportSchema::DATE_ORDERS; all of them if the month is a word.
	 */
	public static function orders( string $text ): array {
		if ( preg_match( self::NUMBERS, $text, $parts ) !== 1 ) {
			return self::words( $text ) === null ? [] : ImportSchema::DATE_ORDERS;
		}
		return array_values( array_filter( ImportSchema::DATE_ORDERS, static fn ( string $order ) => self::day( $parts, $order ) !== null ) );
	}

	/**
	 * Whether a text has a time of day.
	 */
	public static function hasTime( string $text ): bool {
		return preg_match( '/\d:\d\d/', $text ) === 1;
	}

	/**
	 * The moment that a text names, in UTC; null if it is no date in this order.
	 *
	 * @param string       $order One of ImportSchema::DATE_ORDERS.
	 * @param DateTimeZone $zone  Of texts that name none.
	 */
	public static function read( string $text, string $order, DateTimeZone $zone ): ?DateTimeImmutable {
		if ( preg_match( self::NUMBERS, $text, $parts ) === 1 ) {
			$day = self::day( $parts, $order );
		} else {
			$parts = self::words( $text );
			$day   = $parts['date'] ?? null;
		}
		$time = $day === null || $parts === null ? null : self::time( $parts );
		if ( $time === null ) {
			return null;
		}
		try {
			$moment = new DateTimeImmutable( "$day $time", self::zone( $parts['zone'] ?? '', $zone ) );
		} catch ( Exception ) {
			return null;
		}
		return $moment->setTimezone( new DateTimeZone( 'UTC' ) );
	}

	/**
	 * The time zone that a heading names in parentheses, for example "Submit Date (UTC)"; null for none.
	 */
	public static function zoneOf( string $heading ): ?DateTimeZone {
		if ( preg_match( '/\(([A-Za-z_\/+:0-9-]{3,40})\)$/D', $heading, $match ) !== 1 ) {
			return null;
		}
		try {
			return new DateTimeZone( preg_replace( '/^UTC(?=[+-])/', '', $match[1] ) ?? '' );
		} catch ( Exception ) {
			return null;
		}
	}

	/**
	 * @param array<string|int, string> $parts
	 * @return string|null YYYY-MM-DD.
	 */
	private static function day( array $parts, string $order ): ?string {
		[ $a, $b, $c ] = [ $parts['a'], $parts['b'], $parts['c'] ];
		[ $year, $month, $day ] = match ( $order ) {
			'ymd'   => [ $a, $b, $c ],
			'mdy'   => [ $c, $a, $b ],
			default => [ $c, $b, $a ],
		};
		if ( strlen( $day ) > 2 || strlen( $month ) > 2 || ! in_array( strlen( $year ), $order === 'ymd' ? [ 4 ] : [ 2, 4 ], true ) ) {
			return null;
		}
		$whole = (int) $year + ( strlen( $year ) === 2 ? 2000 : 0 );
		return $whole >= self::FIRST_YEAR && checkdate( (int) $month, (int) $day, $whole ) ? "$whole-$month-$day" : null;
	}

	/**
	 * @return array<string|int, string>|null With the date as YYYY-MM-DD.
	 */
	private static function words( string $text ): ?array {
		if ( preg_match( self::WORDS, $text, $parts ) !== 1 ) {
			return null;
		}
		$name  = strtolower( substr( $parts['month'] !== '' ? $parts['month'] : $parts['month2'], 0, 3 ) );
		$month = array_search( $name, self::MONTHS, true );
		$day   = (int) ( $parts['day'] !== '' ? $parts['day'] : $parts['day2'] );
		$year  = (int) $parts['year'];
		if ( $month === false || $year < self::FIRST_YEAR || ! checkdate( $month + 1, $day, $year ) ) {
			return null;
		}
		return [ 'date' => sprintf( '%d-%d-%d', $year, $month + 1, $day ) ] + $parts;
	}

	/**
	 * @param array<string|int, string> $parts
	 * @return string|null HH:MM:SS; midnight without a time.
	 */
	private static function time( array $parts ): ?string {
		if ( ( $parts['hour'] ?? '' ) === '' ) {
			return '00:00:00';
		}
		$hour = (int) $parts['hour'];
		$half = strtolower( $parts['half'] ?? '' );
		if ( $half !== '' ) {
			if ( $hour < 1 || $hour > 12 ) {
				return null;
			}
			$hour = $hour % 12 + ( $half === 'p' ? 12 : 0 );
		}
		$minute = (int) ( $parts['minute'] ?? 0 );
		$second = (int) ( $parts['second'] ?? 0 );
		return $hour > 23 || $minute > 59 || $second > 60 ? null : sprintf( '%02d:%02d:%02d', $hour, $minute, $second );
	}

	private static function zone( string $text, DateTimeZone $zone ): DateTimeZone {
		if ( $text === '' ) {
			return $zone;
		}
		$offset = preg_replace( '/^(?:UTC|GMT)(?=[+-])/i', '', $text ) ?? '';
		// PHP reads "+2" as a zone only with two digits.
		return new DateTimeZone( preg_replace( '/^([+-])(\d)(?=$|:)/', '${1}0$2', $offset ) ?? '' );
	}
}

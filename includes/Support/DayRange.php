<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * A range of the site's local dates, both inclusive.
 *
 * @since 0.1.0
 */
final class DayRange {

	/**
	 * The first date that a date picker offers (specification R 5). No response is older.
	 *
	 * @since 0.7.0
	 */
	public const FIRST_DAY = '2005-01-01';

	/** Longer ranges are more points than a screen has pixels. */
	private const MAX_YEARS = 10;

	/**
	 * @param string $from YYYY-MM-DD.
	 * @param string $to   YYYY-MM-DD, not before $from.
	 */
	public function __construct(
		public readonly string $from,
		public readonly string $to
	) {}

	/**
	 * Number of days.
	 */
	public function length(): int {
		return (int) ( new DateTimeImmutable( $this->from ) )->diff( new DateTimeImmutable( $this->to ) )->days + 1;
	}

	/**
	 * The range in parts of so many days, the first ones first.
	 *
	 * @since 0.7.0
	 *
	 * @return list<self>
	 */
	public function parts( int $days ): array {
		$parts = [];
		for ( $from = $this->from; $from <= $this->to; $from = $next ) {
			$next    = ( new DateTimeImmutable( $from ) )->modify( "+$days days" )->format( 'Y-m-d' );
			$last    = ( new DateTimeImmutable( $next ) )->modify( '-1 day' )->format( 'Y-m-d' );
			$parts[] = new self( $from, min( $last, $this->to ) );
		}
		return $parts;
	}

	/**
	 * Whether it is longer than ten years.
	 *
	 * @since 0.7.0
	 */
	public function isTooLong(): bool {
		$first = ( new DateTimeImmutable( $this->to ) )->modify( sprintf( '-%d years', self::MAX_YEARS ) );
		return $this->from < $first->format( 'Y-m-d' );
	}

	/**
	 * Whether a text is a date that exists, such as 2026-01-31.
	 *
	 * @since 0.7.0
	 */
	public static function isDay( string $text ): bool {
		return preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/D', $text, $parts ) === 1 && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] );
	}

	/**
	 * All days in order.
	 *
	 * @return list<string>
	 */
	public function days(): array {
		$days = [];
		$last = new DateTimeImmutable( $this->to );
		for ( $day = new DateTimeImmutable( $this->from ); $day <= $last; $day = $day->modify( '+1 day' ) ) {
			$days[] = $day->format( 'Y-m-d' );
		}
		return $days;
	}

	/**
	 * The range of equal length that ends the day before this one begins.
	 *
	 * @since 0.5.0
	 */
	public function preceding(): self {
		$last  = ( new DateTimeImmutable( $this->from ) )->modify( '-1 day' );
		$first = $last->modify( sprintf( '-%d days', $this->length() - 1 ) );
		return new self( $first->format( 'Y-m-d' ), $last->format( 'Y-m-d' ) );
	}

	/**
	 * The last days up to today: 7 days are today and the 6 days before.
	 *
	 * @param string $today The site's local date.
	 * @param int    $days  Number of days, including today.
	 */
	public static function lastDays( string $today, int $days ): self {
		$from = ( new DateTimeImmutable( $today ) )->modify( sprintf( '-%d days', $days - 1 ) );
		return new self( $from->format( 'Y-m-d' ), $today );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Converts times between database columns (UTC), the REST API (ISO 8601, UTC) and a site's local day.
 *
 * @since 0.1.0
 */
final class Dates {

	private const COLUMN = 'Y-m-d H:i:s';

	/**
	 * Reads a DATETIME column, which always holds UTC.
	 */
	public static function fromColumn( string $value ): DateTimeImmutable {
		return new DateTimeImmutable( $value, new DateTimeZone( 'UTC' ) );
	}

	/**
	 * Formats a time for a DATETIME column, in UTC.
	 */
	public static function toColumn( DateTimeImmutable $moment ): string {
		return $moment->setTimezone( new DateTimeZone( 'UTC' ) )->format( self::COLUMN );
	}

	/**
	 * Formats a time for the REST API, for example 2026-11-21T12:00:00Z.
	 */
	public static function toIso( DateTimeImmutable $moment ): string {
		return $moment->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d\TH:i:s\Z' );
	}

	/**
	 * Parses an ISO 8601 time that the schema (format date-time) has already validated.
	 */
	public static function fromIso( string $value ): DateTimeImmutable {
		return ( new DateTimeImmutable( $value ) )->setTimezone( new DateTimeZone( 'UTC' ) );
	}

	/**
	 * Calendar day of a time in a zone, for example 2026-11-21.
	 */
	public static function localDay( DateTimeImmutable $moment, DateTimeZone $zone ): string {
		return $moment->setTimezone( $zone )->format( 'Y-m-d' );
	}
}

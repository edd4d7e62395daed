<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;

/**
 * Headings of columns that several kinds have.
 *
 * @since 0.7.0
 */
final class Headings {

	/**
	 * The headings with a number after each that an earlier one has: a question may have the title of another column.
	 *
	 * @param list<string> $headings
	 * @return list<string>
	 */
	public static function unique( array $headings ): array {
		$unique = [];
		foreach ( $headings as $heading ) {
			$free = $heading;
			for ( $number = 2; in_array( $free, $unique, true ); $number++ ) {
				$free = "$heading ($number)";
			}
			$unique[] = $free;
		}
		return $unique;
	}

	/**
	 * Of the moment when something was sent, with the time zone in which it is written.
	 */
	public static function submitted( DateTimeZone $zone ): string {
		/* translators: %s: a time zone; the heading of a column in a spreadsheet. */
		return sprintf( __( 'Date submitted (%s)', 'userfeedback' ), self::zone( $zone ) );
	}

	/**
	 * How headings name a time zone, for example Europe/Berlin or UTC+02:00.
	 */
	public static function zone( DateTimeZone $zone ): string {
		$name = $zone->getName();
		return preg_match( '/^[+-]/', $name ) === 1 ? "UTC$name" : $name;
	}
}

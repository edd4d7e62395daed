<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use Throwable;
use UserFeedback\Support\Json;
use UserFeedback\Support\Text;

/**
 * Reads columns of the existing plugin: JSON, and times of the site's clock.
 *
 * @since 0.7.0
 */
final class SourceTexts {

	/** Earlier ones are those of broken rows, such as 0000-00-00: WordPress is younger. */
	private const EARLIEST = '2003-05-27 00:00:00';

	/** Seconds by which clocks are put back. */
	private const SHIFTS = [ 3600, 1800 ];

	/**
	 * A column with a JSON object or list.
	 *
	 * @return array<mixed>|null Null if it is not one.
	 */
	public static function json( string $column ): ?array {
		try {
			return Json::decode( self::utf8( $column ) );
		} catch ( Throwable ) {
			return null;
		}
	}

	/**
	 * A text in UTF-8: tables of an older character set can hold Windows-1252, which browsers send for it.
	 */
	public static function utf8( string $text ): string {
		return Text::isUtf8( $text ) ? $text : mb_convert_encoding( $text, 'UTF-8', 'Windows-1252' );
	}

	/**
	 * The moment of a local time. A time that the clocks skipped is an hour later, one that they showed twice is the first one.
	 *
	 * @return DateTimeImmutable|null In UTC; null if the column holds no usable time.
	 */
	public static function moment( string $column, DateTimeZone $zone ): ?DateTimeImmutable {
		if ( preg_match( '/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/', $column, $found ) !== 1 || $found[0] < self::EARLIEST ) {
			return null;
		}
		$moment = DateTimeImmutable::createFromFormat( '!Y-m-d H:i:s', $found[0], $zone );
		$errors = DateTimeImmutable::getLastErrors();
		if ( $moment === false || ( $errors !== false && $errors['warning_count'] > 0 ) ) {
			return null;
		}
		// PHP takes the first or the second one, depending on the zone.
		foreach ( self::SHIFTS as $seconds ) {
			$earlier = $moment->setTimestamp( $moment->getTimestamp() - $seconds );
			$moment  = $earlier->format( 'Y-m-d H:i:s' ) === $found[0] ? $earlier : $moment;
		}
		return $moment->setTimezone( new DateTimeZone( 'UTC' ) );
	}
}

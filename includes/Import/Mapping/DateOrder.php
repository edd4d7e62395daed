<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Mapping;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Import\FileFormat;
use UserFeedback\Import\ImportSchema;

/**
 * Finds the order of day, month and year of a date column.
 *
 * @since 0.7.0
 */
final class DateOrder {

	/**
	 * The order in which most values are dates. If that leaves two, the tool's or else the site's decides.
	 *
	 * @param string $siteFormat The site's date format, as date() takes it.
	 */
	public static function find( ColumnProfile $profile, FileFormat $format, string $siteFormat ): string {
		$best = self::best( $profile );
		if ( count( $best ) === 1 ) {
			return $best[0];
		}
		// SurveyMonkey writes month/day in any language.
		$isMonthFirst = $format === FileFormat::SurveyMonkey || preg_match( '/^[^djDlYyo]*[nmFM]/', $siteFormat ) === 1;
		$preferred    = $isMonthFirst ? 'mdy' : 'dmy';
		return in_array( $preferred, $best, true ) ? $preferred : $best[0] ?? 'ymd';
	}

	/**
	 * Whether the values leave one order, or the same dates in all of them.
	 */
	public static function isCertain( ColumnProfile $profile ): bool {
		return count( self::best( $profile ) ) !== 2;
	}

	/**
	 * @return list<string>
	 */
	private static function best( ColumnProfile $profile ): array {
		$most = $profile->dates === [] ? 0 : max( $profile->dates );
		$isBest = static fn ( string $order ) => $most > 0 && ( $profile->dates[ $order ] ?? 0 ) === $most;
		return array_values( array_filter( ImportSchema::DATE_ORDERS, $isBest ) );
	}
}

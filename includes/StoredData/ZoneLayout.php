<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;

/**
 * The layout of a table that fixes the time zone of its dates and nothing else.
 *
 * @since 0.7.0
 */
final class ZoneLayout {

	/**
	 * What Table::layout() returns.
	 *
	 * @return array{zone: string}
	 */
	public static function of( DateTimeZone $zone ): array {
		return [ 'zone' => $zone->getName() ];
	}

	/**
	 * The time zone of a layout; that of the site for a run that starts now.
	 *
	 * @param array<string, mixed>|null $layout See TableSource::table().
	 */
	public static function zone( ?array $layout, Clock $clock ): DateTimeZone {
		$zone = Cast::string( $layout['zone'] ?? '' );
		return $zone === '' ? $clock->zone() : new DateTimeZone( $zone );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Health\Checks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Health\Finding;
use UserFeedback\Health\HealthCheck;

/**
 * The site's time zone: a city knows when clocks change, an offset does not.
 *
 * @since 0.7.0
 */
final class TimeZoneCheck implements HealthCheck {

	public function id(): string {
		return 'time-zone';
	}

	public function label(): string {
		return __( 'Time zone', 'userfeedback' );
	}

	public function isQuick(): bool {
		return true;
	}

	public function run( float $seconds ): Finding {
		$zone = wp_timezone_string();
		if ( preg_match( '/^[+-](?!00:00)/', $zone ) !== 1 ) {
			return Finding::good(
				__( 'UserFeedback knows the site’s time zone', 'userfeedback' ),
				/* translators: %s: a time zone, for example Europe/Berlin. */
				sprintf( __( 'Days of results, schedules and expiry dates follow %s.', 'userfeedback' ), $zone )
			);
		}
		return Finding::recommended(
			__( 'The site’s time zone is an offset', 'userfeedback' ),
			/* translators: %s: an offset, for example +02:00. */
			sprintf( __( 'The settings of the site say UTC%s instead of naming a city.', 'userfeedback' ), $zone ),
			__(
				'Where clocks change in summer, surveys then begin and end an hour off, and answers near midnight are counted on another day.',
				'userfeedback'
			),
			__( 'Choose a city in your time zone.', 'userfeedback' )
		)->withLink( admin_url( 'options-general.php' ), __( 'Open the general settings', 'userfeedback' ) );
	}
}

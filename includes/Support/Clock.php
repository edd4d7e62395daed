<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;

/**
 * What time it is. Everything that depends on the time asks here, so that tests can set it.
 *
 * @since 0.1.0
 */
interface Clock {

	/**
	 * The present moment in UTC, to the second.
	 */
	public function now(): DateTimeImmutable;

	/**
	 * The site's time zone: local dates (a day of the results, a schedule) are read in it.
	 */
	public function zone(): DateTimeZone;
}

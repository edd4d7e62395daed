<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;

/**
 * The current time. All code that depends on the time uses it, so that tests can set it.
 *
 * @since 0.1.0
 */
interface Clock {

	/**
	 * The current time in UTC, in whole seconds.
	 */
	public function now(): DateTimeImmutable;

	/**
	 * The site's time zone, for local dates such as a day of the results.
	 */
	public function zone(): DateTimeZone;
}

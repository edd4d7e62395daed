<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;

/**
 * The server's clock, with the time zone of Settings → General.
 *
 * @since 0.1.0
 */
final class SystemClock implements Clock {

	public function now(): DateTimeImmutable {
		return new DateTimeImmutable( '@' . time() );
	}

	public function zone(): DateTimeZone {
		return wp_timezone();
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

use DateTimeImmutable;
use DateTimeZone;

/**
 * The real clock of the server, with the time zone of Settings → General.
 */
final class SystemClock implements Clock {

	public function now(): DateTimeImmutable {
		return new DateTimeImmutable( '@' . time() );
	}

	public function zone(): DateTimeZone {
		return wp_timezone();
	}
}

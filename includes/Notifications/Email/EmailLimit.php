<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\RateLimiter;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;

/**
 * How many emails a survey may send in an hour before the rest are gathered into one: many responses must not be as many emails.
 *
 * @since 0.1.0
 */
final class EmailLimit {

	/** In seconds. Hours begin at the full hour, as RateLimiter's windows do. */
	private const HOUR = 3600;

	private const DEFAULT = 10;

	public function __construct(
		private readonly RateLimiter $limiter,
		private readonly Clock $clock
	) {}

	/**
	 * Counts an email about one response, and returns whether it may be sent on its own. A repeated try counts again.
	 */
	public function admits( Survey $survey ): bool {
		return $this->limiter->hit( 'email', (string) $survey->id, self::HOUR ) <= $this->limit( $survey );
	}

	/**
	 * The end of the current hour, when the rest are gathered.
	 */
	public function end(): DateTimeImmutable {
		$now = $this->clock->now();
		return $now->setTimestamp( ( intdiv( $now->getTimestamp(), self::HOUR ) + 1 ) * self::HOUR );
	}

	private function limit( Survey $survey ): int {
		/**
		 * Filters how many responses to a survey are sent by email one by one in an hour. Those beyond it come in one email when the hour ends.
		 *
		 * @since 0.2.0
		 *
		 * @param int    $limit  10 by default; 0 gathers all.
		 * @param Survey $survey Whose responses they are.
		 */
		return Cast::int( apply_filters( 'userfeedback_emails_per_hour', self::DEFAULT, $survey ) );
	}
}

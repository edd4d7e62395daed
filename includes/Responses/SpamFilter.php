<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use UserFeedback\Support\Cast;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\RateLimiter;

/**
 * Tells answers of programs from those of people. Two signals make spam, one never does: a school shares an address, a
 * password manager fills hidden fields, a fast reader is fast. Spam is kept apart, not thrown away.
 */
final class SpamFilter {

	private const WINDOW = 600;

	/** Submissions from one network in a window: above the first it is a signal, above the second it is refused. */
	private const MANY     = 30;
	private const TOO_MANY = 300;

	/** Nobody reads and answers a question faster, in milliseconds. */
	private const FASTEST = 300;

	public function __construct( private readonly RateLimiter $limiter ) {}

	/**
	 * Counts a request and refuses it when far too many of its kind came from the same network.
	 *
	 * @param string $purpose What the request is for, for example submission.
	 * @return int How many came in this window, this one included.
	 * @throws TooManyRequests When it is refused.
	 */
	public function admit( string $purpose, string $address ): int {
		$count = $this->limiter->hit( $purpose, ClientIp::network( $address ), self::WINDOW );
		if ( $count > $this->limits()['too_many'] ) {
			throw new TooManyRequests( self::WINDOW );
		}
		return $count;
	}

	/**
	 * Whether a submission is spam.
	 *
	 * @param int $visits   What admit() answered.
	 * @param int $answered Number of questions with an answer.
	 */
	public function isSpam( Visitor $visitor, int $visits, int $answered ): bool {
		$signals = [
			$visitor->website !== '',
			$visitor->elapsedMs !== null && $visitor->elapsedMs < self::FASTEST * $answered,
			$visits > $this->limits()['many'],
		];
		return count( array_filter( $signals ) ) >= 2;
	}

	/**
	 * @return array{many: int, too_many: int}
	 */
	private function limits(): array {
		$defaults = [
			'many'     => self::MANY,
			'too_many' => self::TOO_MANY,
		];

		/**
		 * Filters how many submissions (and impressions, and reports of progress) one network may send in ten minutes.
		 *
		 * @since 0.1.0
		 *
		 * @param array{many: int, too_many: int} $limits Above `many` it is one of two signals of spam, above `too_many` it is refused.
		 */
		$limits = apply_filters( 'userfeedback_rate_limits', $defaults );
		$limits = is_array( $limits ) ? $limits + $defaults : $defaults;
		return [
			'many'     => max( 1, Cast::int( $limits['many'] ) ),
			'too_many' => max( 1, Cast::int( $limits['too_many'] ) ),
		];
	}
}

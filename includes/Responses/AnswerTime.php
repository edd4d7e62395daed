<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * When an answer was given. A browser that was offline reports when it first tried to send it. Its clock may be wrong and the moment forged,
 * so it is only used within bounds.
 *
 * @since 0.1.0
 */
final class AnswerTime {

	/** Browsers retry for seven days. */
	private const OLDEST = '-7 days';

	/**
	 * The moment under which an answer is stored and counted.
	 *
	 * @param DateTimeImmutable|null $queuedAt   As the browser reports; null when it was sent at once.
	 * @param DateTimeImmutable      $shownSince When its questions were published: nobody can have answered them before.
	 */
	public static function of( ?DateTimeImmutable $queuedAt, DateTimeImmutable $shownSince, DateTimeImmutable $now ): DateTimeImmutable {
		$earliest = max( $shownSince, $now->modify( self::OLDEST ) );
		return min( $now, max( $earliest, $queuedAt ?? $now ) );
	}
}

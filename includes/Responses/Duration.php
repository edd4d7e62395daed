<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * How long a visitor took, from the first question to the submission, as the browser reports it.
 *
 * The clock runs from the moment the survey was shown, also while the visitor reads another page of the site and goes on there. An answer that was
 * given offline has the time until it was given: the browser names it before its first try to send.
 *
 * @since 0.5.0
 */
final class Duration {

	/** Least time in which a person reads and answers a question, in milliseconds. */
	private const FASTEST = 300;

	/** A visitor who took more than a day left the page open meanwhile: that is no time of answering. */
	private const LONGEST_SECONDS = 86_400;

	/** Up to here each second has a bucket of its own; above, each doubling has half as many. */
	private const EXACT = 16;

	/**
	 * Whether a person can have answered in this time. The widget always reports how long it took; a program may not.
	 *
	 * @param int|null          $milliseconds As the browser reports; null when it does not.
	 * @param int               $answered     Number of questions with an answer.
	 * @param DateTimeImmutable $shownSince   When the questions that it answers were published.
	 */
	public static function isPossible( ?int $milliseconds, int $answered, DateTimeImmutable $shownSince, DateTimeImmutable $now ): bool {
		// Both moments are whole seconds: up to one more may have passed between them.
		$longest = $now->getTimestamp() - $shownSince->getTimestamp() + 1;
		return $milliseconds !== null && $milliseconds >= self::FASTEST * $answered && $milliseconds <= $longest * 1000;
	}

	/**
	 * The whole seconds that a response stores; null when the browser reports no time that a person can have taken, or more than a day.
	 *
	 * @param int|null          $milliseconds As the browser reports; null when it does not.
	 * @param int               $answered     Number of questions with an answer.
	 * @param DateTimeImmutable $shownSince   When the questions that it answers were published.
	 */
	public static function seconds( ?int $milliseconds, int $answered, DateTimeImmutable $shownSince, DateTimeImmutable $now ): ?int {
		$isPossible = self::isPossible( $milliseconds, $answered, $shownSince, $now );
		$seconds    = (int) round( (int) $milliseconds / 1000 );
		return $isPossible && $seconds <= self::LONGEST_SECONDS ? $seconds : null;
	}

	/**
	 * The least number of seconds of the bucket in which a time is counted. There are few buckets, so that a day of a busy survey has few rows:
	 * 0, 1, … 15, 16-17, 18-19, … 30-31, 32-35, … 64-71 and so on. One is at most an eighth as wide as its least time.
	 */
	public static function bucket( int $seconds ): int {
		return $seconds - $seconds % self::width( $seconds );
	}

	/**
	 * How many seconds wide the bucket of a time is.
	 */
	public static function width( int $seconds ): int {
		$width = 1;
		while ( $seconds >= self::EXACT * $width ) {
			$width *= 2;
		}
		return $width;
	}

	/**
	 * The widths of all buckets, for SQL.
	 *
	 * @return array<int, int> Width by the number of seconds below which it holds; in order.
	 */
	public static function widths(): array {
		$widths = [];
		for ( $width = 1; self::EXACT * $width / 2 <= self::LONGEST_SECONDS; $width *= 2 ) {
			$widths[ self::EXACT * $width ] = $width;
		}
		return $widths;
	}
}

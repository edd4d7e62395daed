<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\RateLimiter;
use UserFeedback\Support\Cast;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Sender;

/**
 * Distinguishes submissions of programs from those of people. Two signals make spam, one never does: a school shares an address, a
 * password manager fills hidden fields, some people read fast. Spam is kept apart and not discarded.
 *
 * @since 0.1.0
 */
final class SpamFilter {

	private const WINDOW = 600;

	/** Submissions to one survey from one network in a window: above the first it is a signal, above the second it is refused. */
	private const MANY     = 30;
	private const TOO_MANY = 300;

	/** A network may send so many times as much to all surveys together as to one. */
	private const SURVEYS = 3;

	/** The limit is so many times as high for all visitors behind one proxy. */
	private const BEHIND_PROXY = 10;

	public function __construct(
		private readonly RateLimiter $limiter,
		private readonly UnknownProxies $proxies,
		private readonly Clock $clock
	) {}

	/**
	 * Counts a request and refuses it when far too many of its kind came from the same network.
	 *
	 * @param string $purpose What the request is for, for example submission.
	 * @return bool Whether so many came that it is a signal of spam.
	 * @throws SubmissionRefused When it is refused.
	 */
	public function admit( string $purpose, int $surveyId, Sender $sender ): bool {
		$limits  = $this->limits( $purpose, $surveyId );
		$network = ClientIp::network( $sender->address );
		$count   = max(
			$this->limiter->hit( "$purpose|$surveyId", $network, self::WINDOW ),
			$this->limiter->hit( $purpose, $network, self::WINDOW ) / $limits['surveys']
		);
		// At half the limit: a proxy has to be noticed before its visitors are counted as one.
		$isProxy = $count > $limits['many'] / 2 && $this->proxies->includes( $sender, self::WINDOW );
		if ( $count > $limits['too_many'] * ( $isProxy ? self::BEHIND_PROXY : 1 ) ) {
			throw SubmissionRefused::tooMany( self::WINDOW );
		}
		return ! $isProxy && $count > $limits['many'];
	}

	/**
	 * Whether a submission is spam.
	 *
	 * @param bool              $isMany     What admit() returned.
	 * @param int               $answered   Number of questions with an answer.
	 * @param DateTimeImmutable $shownSince When the questions that it answers were published.
	 */
	public function isSpam( Visitor $visitor, bool $isMany, int $answered, DateTimeImmutable $shownSince ): bool {
		$signals = [
			$visitor->website !== '',
			! Duration::isPossible( $visitor->elapsedMs, $answered, $shownSince, $this->clock->now() ),
			$isMany,
		];
		return count( array_filter( $signals ) ) >= 2;
	}

	/**
	 * @return array{many: int, too_many: int, surveys: int}
	 */
	private function limits( string $purpose, int $surveyId ): array {
		$defaults = [
			'many'     => self::MANY,
			'too_many' => self::TOO_MANY,
			'surveys'  => self::SURVEYS,
		];

		/**
		 * Filters how many submissions, impressions or reports of progress to one survey one network may send in ten minutes.
		 *
		 * @since 0.1.0
		 * @since 0.2.0 Counts each survey on its own; `surveys`; `$purpose`; `$surveyId`.
		 * @since 0.4.0 `$purpose` can be `partial`.
		 *
		 * @param array{many: int, too_many: int, surveys: int} $limits   Above `many` it is one of two signals of spam, above `too_many` it
		 *                                                                is refused; over all surveys `surveys` times as many are allowed.
		 * @param string                                        $purpose  submission, partial (since 0.4.0), impression or progress.
		 * @param int                                           $surveyId Survey that is answered or shown.
		 */
		$limits = apply_filters( 'userfeedback_rate_limits', $defaults, $purpose, $surveyId );
		$limits = is_array( $limits ) ? $limits + $defaults : $defaults;
		return [
			'many'     => max( 1, Cast::int( $limits['many'] ) ),
			'too_many' => max( 1, Cast::int( $limits['too_many'] ) ),
			'surveys'  => max( 1, Cast::int( $limits['surveys'] ) ),
		];
	}
}

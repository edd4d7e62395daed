<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\RateLimiter;
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

	/**
	 * Submissions to one survey from one network in a window: above the first it is a signal, above the second it is refused. To all surveys together
	 * a network may send so many times as much.
	 */
	private const LIMITS = [
		'many'     => 30,
		'too_many' => 300,
		'surveys'  => 3,
	];

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
		$limits  = RateLimits::of( self::LIMITS, $purpose, $surveyId );
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
}

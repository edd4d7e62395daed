<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\RateLimiter;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Sender;

/**
 * Distinguishes submissions of programs from those of people. Two signals make spam, one never does: a school shares an address, a
 * password manager fills hidden fields, some people read fast. Spam is kept apart and not discarded.
 *
 * What might be honest and must not count before an owner has seen it is held back (decision 0068).
 *
 * @since 0.1.0
 */
final class SpamFilter {

	private const WINDOW = 600;

	/**
	 * Submissions to one survey from one network in a window: above the first it is a signal, above the second they are held back, above ten times
	 * the second refused. To all surveys together a network may send so many times as much. A school of 300 answers a survey in one lesson.
	 */
	private const LIMITS = [
		'many'     => 30,
		'too_many' => 300,
		'surveys'  => 3,
	];

	public function __construct(
		private readonly RateLimiter $limiter,
		private readonly UnknownProxies $proxies,
		private readonly Clock $clock
	) {}

	/**
	 * Counts a request and refuses it when far too many of its kind came from the same network.
	 *
	 * @param string $purpose What the request is for, for example submission.
	 * @throws SubmissionRefused When it is refused.
	 */
	public function admit( string $purpose, int $surveyId, Sender $sender ): NetworkLoad {
		$load = NetworkLoad::count( $this->limiter, self::LIMITS, $purpose, $surveyId, $sender, self::WINDOW );
		if ( $load->isTooMuch() ) {
			throw SubmissionRefused::tooMany( self::WINDOW );
		}
		return $load;
	}

	/**
	 * Where a submission belongs. Notices the proxy that it came through.
	 *
	 * @param NetworkLoad       $load       What admit() returned.
	 * @param int               $answered   Number of questions with an answer.
	 * @param DateTimeImmutable $shownSince When the questions that it answers were published.
	 */
	public function judge( Visitor $visitor, NetworkLoad $load, int $answered, DateTimeImmutable $shownSince ): Verdict {
		$own = (int) ( $visitor->website !== '' )
			+ (int) ! Duration::isPossible( $visitor->elapsedMs, $answered, $shownSince, $this->clock->now() )
			+ (int) $visitor->isCrossSite;
		$this->proxies->notice( $visitor->sender );
		return Verdict::of( $own, $load, $visitor->isCrossSite, $this->proxies->codeOf( $visitor->sender ) );
	}
}

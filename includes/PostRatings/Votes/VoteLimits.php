<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\RateLimiter;
use UserFeedback\Responses\NetworkLoad;
use UserFeedback\Responses\UnknownProxies;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Sender;

/**
 * Limits how often one network rates. Visitors of one network with the same browser share a rating (VoterKeys), so real people hardly ever give more
 * than some dozens to a post: who sends more makes up browsers.
 *
 * @since 0.6.0
 */
final class VoteLimits {

	/** By which sites filter the limits. */
	private const PURPOSE = 'rating';

	/** Seconds. */
	private const WINDOW = DAY_IN_SECONDS;

	/**
	 * Ratings of one post from one network in a day: above the first it is a signal of a program, above the second they are held back (the visitors
	 * of a mobile carrier share addresses), above ten times the second refused. On the whole site a network may rate so many times as often.
	 */
	private const LIMITS = [
		'many'     => 20,
		'too_many' => 100,
		'surveys'  => 10,
	];

	public function __construct(
		private readonly RateLimiter $limiter,
		private readonly UnknownProxies $proxies,
		private readonly Clock $clock
	) {}

	/**
	 * Counts a request and refuses it when far too many came from the same network. Notices the proxy that it came through.
	 *
	 * @throws VoteRefused When it is refused.
	 */
	public function admit( int $postId, Sender $sender ): NetworkLoad {
		$load = NetworkLoad::count( $this->limiter, self::LIMITS, self::PURPOSE, $postId, $sender, self::WINDOW );
		if ( $load->isTooMuch() ) {
			throw VoteRefused::tooMany( self::WINDOW - $this->clock->now()->getTimestamp() % self::WINDOW );
		}
		$this->proxies->notice( $sender );
		return $load;
	}

	/**
	 * Why what this sender sends is held back if it is too much, see UnknownProxies::codeOf().
	 */
	public function proxyCode( Sender $sender ): string {
		return $this->proxies->codeOf( $sender );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\RateLimiter;
use UserFeedback\Responses\RateLimits;
use UserFeedback\Responses\UnknownProxies;
use UserFeedback\Support\ClientIp;
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

	/** In which different visitors behind one address make it a proxy, in seconds. */
	private const PROXY_WINDOW = 600;

	/**
	 * Ratings of one post from one network in a day: above the first it is a signal of a program, above the second they are refused. On the whole
	 * site a network may rate so many times as often.
	 */
	private const LIMITS = [
		'many'     => 20,
		'too_many' => 100,
		'surveys'  => 10,
	];

	/** The limit is so many times as high for all visitors behind one proxy. */
	private const BEHIND_PROXY = 10;

	public function __construct(
		private readonly RateLimiter $limiter,
		private readonly UnknownProxies $proxies,
		private readonly Clock $clock
	) {}

	/**
	 * Counts a request and refuses it when far too many came from the same network.
	 *
	 * @return bool Whether so many came that it is a signal of a program.
	 * @throws VoteRefused When it is refused.
	 */
	public function admit( int $postId, Sender $sender ): bool {
		$limits  = RateLimits::of( self::LIMITS, self::PURPOSE, $postId );
		$network = ClientIp::network( $sender->address );
		$count   = max(
			$this->limiter->hit( self::PURPOSE . "|$postId", $network, self::WINDOW ),
			$this->limiter->hit( self::PURPOSE, $network, self::WINDOW ) / $limits['surveys']
		);
		// At half the limit: a proxy has to be noticed before its visitors are counted as one.
		$isProxy = $count > $limits['many'] / 2 && $this->proxies->includes( $sender, self::PROXY_WINDOW );
		if ( $count > $limits['too_many'] * ( $isProxy ? self::BEHIND_PROXY : 1 ) ) {
			throw VoteRefused::tooMany( self::WINDOW - $this->clock->now()->getTimestamp() % self::WINDOW );
		}
		return ! $isProxy && $count > $limits['many'];
	}

	/**
	 * Whether the address is that of a proxy that is not configured and that somebody who manages the plugin uses too: what it forwards can be
	 * believed as far as to tell its visitors apart. Without such a visit any host could make up visitors (decision 0013).
	 */
	public function isTrustedProxy( Sender $sender ): bool {
		return $sender->forwarded !== '' && ( $this->proxies->all()[ $sender->address ] ?? false );
	}
}

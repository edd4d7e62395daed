<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\RateLimiter;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\Sender;

/**
 * How much one network has sent in a window. The network is that of the connection, or of the client behind a confirmed proxy: what anybody can
 * write into a header never changes it.
 *
 * @phpstan-type Limits array{many: int, too_many: int, surveys: int}
 * @since 0.6.0
 */
final class NetworkLoad {

	/** Above so many times the limit from which it is held back, requests are refused. */
	private const HARD = 10;

	/**
	 * @param Limits $limits See RateLimits::of().
	 */
	private function __construct(
		private readonly float $count,
		private readonly array $limits
	) {}

	/**
	 * Counts a request.
	 *
	 * @param Limits $defaults Limits unless a site filters them.
	 * @param string $purpose  What the request is for, by which sites filter the limits.
	 * @param int    $id       Survey or post.
	 * @param int    $window   Seconds.
	 */
	public static function count( RateLimiter $limiter, array $defaults, string $purpose, int $id, Sender $sender, int $window ): self {
		$limits  = RateLimits::of( $defaults, $purpose, $id );
		$network = ClientIp::network( $sender->address );
		$part    = "$purpose|$id";
		$all     = $limiter->hit( $purpose, $network, $window, $part );
		// A part is never more than all: below the limits nobody asks for it.
		$own     = $all > min( $limits['many'], $limits['too_many'] ) ? $limiter->count( $part, $network, $window ) : 0;
		return new self( max( $own, $all / $limits['surveys'] ), $limits );
	}

	/**
	 * Whether it is so much that it is a signal of a program.
	 */
	public function isMany(): bool {
		return $this->count > $this->limits['many'];
	}

	/**
	 * Whether no more of it is counted before the owner decides.
	 */
	public function isOver(): bool {
		return $this->count > $this->limits['too_many'];
	}

	/**
	 * Whether it is refused.
	 */
	public function isTooMuch(): bool {
		return $this->count > $this->limits['too_many'] * self::HARD;
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Votes\RatingModeration;
use UserFeedback\Responses\HeldResponses;
use UserFeedback\Responses\UnknownProxies;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Sender;

/**
 * The addresses that say they forward visitors, and which of them belong to the site: those through which a request of the site to itself came, and
 * those through which most answers and ratings came on several days and the owner comes as well. Many answers alone prove nothing, because whoever
 * sends forged ones sends most.
 *
 * @phpstan-type Offer array{address: string, header: string, code: string, share: int, held: int, is_reached: bool, is_offered: bool}
 * @since 0.6.0
 */
final class ProxyOffers {

	/** Days of which the share is computed, and on how many of them an address must have sent most. */
	private const DAYS = 7;
	private const MOST_ON = 3;

	public function __construct(
		private readonly UnknownProxies $proxies,
		private readonly HeldResponses $responses,
		private readonly RatingModeration $ratings,
		private readonly ClientIp $clientIp,
		private readonly Clock $clock
	) {}

	/**
	 * Addresses that are not confirmed, those with most held back first.
	 *
	 * @param Sender $owner Who asks.
	 * @return list<Offer> `share` is a percentage of the answers and ratings of the last days, `held` the number of those held back.
	 */
	public function unconfirmed( Sender $owner ): array {
		$proxies = array_filter( $this->proxies->all(), fn ( array $proxy ) => ! $this->clientIp->trusts( $proxy['address'] ) );
		if ( $proxies === [] ) {
			return [];
		}
		$codes  = array_values( array_map( fn ( array $proxy ) => $this->proxies->code( $proxy['address'] ), $proxies ) );
		$held   = [ $this->responses->count( $codes ), $this->ratings->countHeld( $codes ) ];
		$totals = $this->totals();
		$offers = [];
		foreach ( $proxies as $proxy ) {
			$code      = $this->proxies->code( $proxy['address'] );
			$isOwners  = $owner->forwarded !== '' && ClientIp::network( $owner->address ) === ClientIp::network( $proxy['address'] );
			$isMost    = static fn ( int $count, string $day ) => $count * 2 > ( $totals[ $day ] ?? 0 );
			$days      = count( array_filter( $proxy['seen'], $isMost, ARRAY_FILTER_USE_BOTH ) );
			$share     = self::share( $proxy['seen'], $totals );
			$isReached = $proxy['reached'] > 0;
			$offers[]  = [
				'address'    => $proxy['address'],
				// What the owner's own request carries is not made up.
				'header'     => $isOwners ? $owner->header : $proxy['header'],
				'code'       => $code,
				'share'      => $share,
				'held'       => ( $held[0][ $code ] ?? 0 ) + ( $held[1][ $code ] ?? 0 ),
				'is_reached' => $isReached,
				'is_offered' => $isReached || ( $isOwners && $days >= self::MOST_ON && $share > 50 ),
			];
		}
		usort( $offers, static fn ( array $a, array $b ) => [ $b['held'], $a['address'] ] <=> [ $a['held'], $b['address'] ] );
		return $offers;
	}

	/**
	 * Addresses that were noticed and are confirmed by now.
	 *
	 * @return list<string>
	 */
	public function confirmed(): array {
		return array_values( array_filter( array_column( $this->proxies->all(), 'address' ), $this->clientIp->trusts( ... ) ) );
	}

	/**
	 * @param array<string, int> $seen
	 * @param array<string, int> $totals
	 */
	private static function share( array $seen, array $totals ): int {
		$all = array_sum( array_intersect_key( $totals, $seen ) );
		return $all === 0 ? 0 : (int) min( 100, round( 100 * array_sum( $seen ) / $all ) );
	}

	/**
	 * @return array<string, int> Answers and ratings by day.
	 */
	private function totals(): array {
		$from   = Dates::localDay( $this->clock->now()->modify( '-' . self::DAYS . ' days' ), $this->clock->zone() );
		$totals = $this->responses->perDay( $from );
		foreach ( $this->ratings->perDay( $from ) as $day => $count ) {
			$totals[ $day ] = ( $totals[ $day ] ?? 0 ) + $count;
		}
		return $totals;
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\RateLimiter;
use UserFeedback\Support\Cast;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Sender;

/**
 * Notices addresses that say they forward others, and that the owner has not confirmed: a proxy of the site, or a host that makes up headers. Both
 * have the limits of one network; what exceeds them is held back until the owner confirms the proxy (decision 0068).
 *
 * Anybody can fill this list, so an address is only offered to the owner if something shows that the site is really behind it (Admin\ProxyOffers).
 *
 * @phpstan-type Proxy array{address: string, header: string, seen: array<string, int>, reached: int}
 * @since 0.1.0
 */
final class UnknownProxies {

	public const OPTION = 'userfeedback_unknown_proxies';

	/** Days for which an address is remembered. */
	private const DAYS = 7;

	/** Days for which it is remembered that a request of the site to itself came through an address. */
	private const REACHED_DAYS = 30;

	/** Requests of a day after which an address is noticed, and after which its number is stored again; above the last limit every so many. */
	private const STEP = 4;
	private const FINE = 64;

	/** Most addresses that are stored. Of IPv6 one for each /64, which one host has for itself. */
	private const MOST = 20;

	/**
	 * @param string          $key   Secret of this site: addresses of senders are stored as keyed hashes.
	 * @param Closure(): void $check Called when an address is noticed for the first time.
	 */
	public function __construct(
		private readonly RateLimiter $limiter,
		private readonly string $key,
		private readonly Clock $clock,
		private readonly Closure $check
	) {}

	/**
	 * Why what this sender sends is held back if it is too much, see HeldBack::code(); '' for a sender that forwards nobody.
	 */
	public function codeOf( Sender $sender ): string {
		return $sender->forwarded === '' ? '' : $this->code( $sender->address );
	}

	/**
	 * The reason that stands for an address.
	 */
	public function code( string $address ): string {
		$network = ClientIp::network( $address );
		return HeldBack::code( HeldBack::PROXY, substr( hash_hmac( 'sha256', "proxy|$network", $this->key ), 0, 16 ) );
	}

	/**
	 * Counts an answer or a rating by its sender. Costs nothing for a sender that forwards nobody.
	 */
	public function notice( Sender $sender ): void {
		if ( $sender->forwarded === '' ) {
			return;
		}
		$count = $this->limiter->hit( 'forwarded', ClientIp::network( $sender->address ), DAY_IN_SECONDS );
		if ( $count % ( $count < self::FINE ? self::STEP : self::FINE ) === 0 ) {
			$this->remember( $sender, [ $this->today() => $count ] );
		}
	}

	/**
	 * A request that this site sent to its own public address came from this sender.
	 */
	public function confirmReached( Sender $sender ): void {
		if ( $sender->forwarded !== '' ) {
			$this->remember( $sender, [], $this->clock->now()->getTimestamp() );
		}
	}

	/**
	 * Addresses that were noticed.
	 *
	 * @return list<Proxy> `seen` is the number of answers and ratings by the site's local date, of the last days; it may be a little less than there
	 *                     were. `reached` is when a request of the site to itself last came through it, 0 for never.
	 */
	public function all(): array {
		return array_values( $this->stored() );
	}

	/**
	 * Forgets an address, for example when it was confirmed.
	 */
	public function forget( string $address ): void {
		$this->store( array_diff_key( $this->stored(), [ ClientIp::network( $address ) => true ] ) );
	}

	/**
	 * @param array<string, int> $seen
	 */
	private function remember( Sender $sender, array $seen, int $reached = 0 ): void {
		$stored  = $this->stored();
		$network = ClientIp::network( $sender->address );
		$known   = $stored[ $network ] ?? null;

		$stored[ $network ] = [
			'address' => $sender->address,
			'header'  => $sender->header,
			'seen'    => $seen + ( $known['seen'] ?? [] ),
			'reached' => max( $reached, $known['reached'] ?? 0 ),
		];
		// The busiest stay: whoever comes with many addresses pushes out only other addresses with few requests.
		$sums = array_map( static fn ( array $proxy ) => [ $proxy['reached'], array_sum( $proxy['seen'] ) ], $stored );
		uksort( $stored, static fn ( int|string $a, int|string $b ) => $sums[ $b ] <=> $sums[ $a ] );
		$kept = array_slice( $stored, 0, self::MOST, true );
		$this->store( $kept );
		if ( $known === null && isset( $kept[ $network ] ) ) {
			( $this->check )();
		}
	}

	/**
	 * @param array<string, Proxy> $proxies
	 */
	private function store( array $proxies ): void {
		update_option( self::OPTION, $proxies, false );
	}

	/**
	 * Those of the last days.
	 *
	 * @return array<string, Proxy> By network.
	 */
	private function stored(): array {
		$option  = get_option( self::OPTION, [] );
		$first   = Dates::localDay( $this->clock->now()->modify( '-' . self::DAYS . ' days' ), $this->clock->zone() );
		$since   = $this->clock->now()->getTimestamp() - self::REACHED_DAYS * DAY_IN_SECONDS;
		$proxies = [];
		foreach ( is_array( $option ) ? $option : [] as $network => $proxy ) {
			$seen    = Cast::at( $proxy, 'seen' );
			$seen    = array_map( Cast::int( ... ), is_array( $seen ) ? $seen : [] );
			$seen    = array_filter( $seen, static fn ( int|string $day ) => (string) $day > $first, ARRAY_FILTER_USE_KEY );
			$reached = Cast::int( Cast::at( $proxy, 'reached' ) );
			$reached = $reached > $since ? $reached : 0;
			$address = Cast::string( Cast::at( $proxy, 'address' ) );
			if ( ( $seen !== [] || $reached > 0 ) && filter_var( $address, FILTER_VALIDATE_IP ) !== false ) {
				/** @var array<string, int> $seen */
				$proxies[ (string) $network ] = [
					'address' => $address,
					'header'  => Cast::string( Cast::at( $proxy, 'header' ) ),
					'seen'    => $seen,
					'reached' => $reached,
				];
			}
		}
		return $proxies;
	}

	private function today(): string {
		return Dates::localDay( $this->clock->now(), $this->clock->zone() );
	}
}

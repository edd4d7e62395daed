<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\RateLimiter;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Sender;

/**
 * Notices proxies that the owner did not name in USERFEEDBACK_TRUSTED_PROXIES: all visitors then share the proxy's address, and limits for
 * one network would refuse them all.
 *
 * A program on one host can forge the headers of a proxy. So limits are raised and not removed, for seven days, or longer if somebody who
 * manages the plugin comes through the same proxy: no other host can forge that.
 *
 * @since 0.1.0
 */
final class UnknownProxies {

	public const OPTION = 'userfeedback_unknown_proxies';

	/** An address with so many different visitors in a window is a proxy. */
	private const DIFFERENT = 8;

	/** Seconds for which a proxy is trusted without and with a visit of somebody who manages the plugin. */
	private const UNCONFIRMED = WEEK_IN_SECONDS;
	private const CONFIRMED   = 30 * DAY_IN_SECONDS;

	/** Most proxies that are stored: one site does not have more. */
	private const MOST = 50;

	public function __construct(
		private readonly RateLimiter $limiter,
		private readonly Clock $clock
	) {}

	/**
	 * Whether a sender's address seems to be that of a proxy. Call it for busy addresses only: it takes up to three queries.
	 *
	 * @param int $window Seconds in which different visitors are counted.
	 */
	public function includes( Sender $sender, int $window ): bool {
		if ( $sender->forwarded === '' ) {
			return false;
		}
		$known = $this->stored()[ $sender->address ] ?? null;
		if ( $known !== null ) {
			return $this->isTrusted( $known );
		}
		$isNew = $this->limiter->hit( 'forwarded', "$sender->address|$sender->forwarded", $window ) === 1;
		return $isNew && $this->limiter->hit( 'proxy', $sender->address, $window ) >= self::DIFFERENT && $this->remember( $sender->address );
	}

	/**
	 * Confirms the proxy through which somebody who manages the plugin comes.
	 */
	public function confirm( Sender $owner ): void {
		$stored = $this->stored();
		$known  = $stored[ $owner->address ] ?? null;
		if ( $owner->forwarded !== '' && $known !== null && ! $known['confirmed'] ) {
			$this->store( [ $owner->address => [ 'confirmed' => true ] + $known ] + $stored );
		}
	}

	/**
	 * The proxies that were noticed and are trusted.
	 *
	 * @return array<string, bool> Address → whether somebody who manages the plugin came through it.
	 */
	public function all(): array {
		return array_map( static fn ( array $proxy ) => $proxy['confirmed'], array_filter( $this->stored(), $this->isTrusted( ... ) ) );
	}

	/**
	 * @param array{since: int, confirmed: bool} $proxy
	 */
	private function isTrusted( array $proxy ): bool {
		return $this->age( $proxy ) < ( $proxy['confirmed'] ? self::CONFIRMED : self::UNCONFIRMED );
	}

	/**
	 * @param array{since: int, confirmed: bool} $proxy
	 */
	private function age( array $proxy ): int {
		return $this->clock->now()->getTimestamp() - $proxy['since'];
	}

	/**
	 * Stores an address once; false when too many are stored.
	 */
	private function remember( string $address ): bool {
		$stored = $this->stored();
		if ( count( $stored ) >= self::MOST ) {
			return false;
		}
		$stored[ $address ] = [
			'since'     => $this->clock->now()->getTimestamp(),
			'confirmed' => false,
		];
		$this->store( $stored );
		return true;
	}

	/**
	 * @param array<string, array{since: int, confirmed: bool}> $proxies
	 */
	private function store( array $proxies ): void {
		update_option( self::OPTION, $proxies, false );
	}

	/**
	 * Those that were noticed in the last thirty days, including those no longer trusted: an address is not noticed again before.
	 *
	 * @return array<string, array{since: int, confirmed: bool}> By address.
	 */
	private function stored(): array {
		$option  = get_option( self::OPTION, [] );
		$proxies = [];
		foreach ( is_array( $option ) ? $option : [] as $address => $proxy ) {
			$proxy = [
				'since'     => Cast::int( Cast::at( $proxy, 'since' ) ),
				'confirmed' => Cast::at( $proxy, 'confirmed' ) === true,
			];
			if ( $this->age( $proxy ) < self::CONFIRMED ) {
				$proxies[ (string) $address ] = $proxy;
			}
		}
		return $proxies;
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\OptionUpdate;

/**
 * The proxies that the owner has confirmed, as in USERFEEDBACK_TRUSTED_PROXIES: an address or a range, then a space and the header that names the
 * visitor. Where both name a proxy, the constant wins.
 *
 * @since 0.6.0
 */
final class TrustedProxies {

	private const NAME = 'trusted_proxies';

	/** More belong into the constant, as ranges. */
	private const MOST = 100;

	/**
	 * Those of the constant, then the confirmed ones.
	 *
	 * @return list<string> For ClientIp.
	 */
	public static function all(): array {
		$constant = defined( 'USERFEEDBACK_TRUSTED_PROXIES' ) ? constant( 'USERFEEDBACK_TRUSTED_PROXIES' ) : '';
		$listed   = is_string( $constant ) ? array_map( trim( ... ), explode( ',', $constant ) ) : [];
		return [ ...array_values( array_filter( $listed, static fn ( string $entry ) => $entry !== '' ) ), ...self::confirmed() ];
	}

	/**
	 * Those that were confirmed on a screen. Without a query if there are none.
	 *
	 * @return list<string>
	 */
	public static function confirmed(): array {
		$stored = Settings::loaded()->value( self::NAME );
		return is_array( $stored ) ? array_values( array_filter( $stored, is_string( ... ) ) ) : [];
	}

	/**
	 * Confirms a proxy, or names another header of one that is confirmed.
	 *
	 * @param string $address IP address.
	 * @param string $header  Name of the header, one of ClientIp::HEADERS.
	 */
	public static function confirm( OptionUpdate $options, string $address, string $header ): void {
		self::store( $options, static fn () => [ ...self::without( $address ), "$address $header" ] );
	}

	/**
	 * Confirms a proxy no longer.
	 */
	public static function forget( OptionUpdate $options, string $address ): void {
		self::store( $options, static fn () => self::without( $address ) );
	}

	/**
	 * @return list<string>
	 */
	private static function without( string $address ): array {
		return array_values( array_filter( self::confirmed(), static fn ( string $entry ) => ! str_starts_with( "$entry ", "$address " ) ) );
	}

	/**
	 * @param Closure(): list<string> $proxies
	 */
	private static function store( OptionUpdate $options, Closure $proxies ): void {
		$options->run(
			Settings::OPTION,
			static fn () => Settings::stored()->with( [ self::NAME => array_slice( $proxies(), -self::MOST ) ] )->toArray()
		);
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * Why a response or a rating is held back: stored, but out of all counts until the owner decides (decision 0068). Nobody is refused for these
 * reasons, because honest visitors may have them too.
 *
 * @since 0.6.0
 */
final class HeldBack {

	/** More than one network may send, through what may be a proxy that the owner has not confirmed. */
	public const PROXY = 'proxy';

	/** More than one network may send. */
	public const NETWORK = 'network';

	/** Sent from a page of another site, which the owner has not allowed. */
	public const ORIGIN = 'origin';

	public const REASONS = [ self::PROXY, self::NETWORK, self::ORIGIN ];

	/**
	 * What the column `held` stores of a reason.
	 *
	 * @param string $network Keyed hash of the network for PROXY, see UnknownProxies::code(): confirming the proxy finds what came through it.
	 */
	public static function code( string $reason, string $network = '' ): string {
		return $network === '' ? $reason : "$reason:$network";
	}

	/**
	 * The reason in a stored code; '' for none.
	 */
	public static function reason( string $code ): string {
		return explode( ':', $code )[0];
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\ResponseStatus;

/**
 * What becomes of an answer or a rating: it counts, is spam, or is held back.
 *
 * @since 0.6.0
 */
final class Verdict {

	/** Signals that make spam together. */
	private const ENOUGH = 2;

	/**
	 * @param bool   $isSpam Whether it looks like a program's.
	 * @param string $held   Why it is held back, see HeldBack::code(); '' if it is not.
	 */
	private function __construct(
		public readonly bool $isSpam,
		public readonly string $held
	) {}

	/**
	 * Two signals make spam, one never does.
	 *
	 * @param int    $signals     Signals of a program in the request itself.
	 * @param bool   $isCrossSite Whether a page of another site sent it: alone enough to be held back, since each of its visitors has a network of
	 *                            their own.
	 * @param string $proxyCode   See UnknownProxies::codeOf(): '' unless the sender says that it forwards others. Sharing its address with many is
	 *                            then no signal, because visitors behind a proxy cannot help it; but it does not count either.
	 */
	public static function of( int $signals, NetworkLoad $load, bool $isCrossSite, string $proxyCode ): self {
		$isMany = $load->isMany();
		$isSpam = $signals >= self::ENOUGH || ( $signals + (int) $isMany >= self::ENOUGH && $proxyCode === '' );
		$isHeld = $load->isOver() || ( $isMany && $signals + 1 >= self::ENOUGH );
		$held   = match ( true ) {
			$isSpam      => '',
			$isCrossSite => HeldBack::code( HeldBack::ORIGIN ),
			$isHeld      => $proxyCode === '' ? HeldBack::code( HeldBack::NETWORK ) : $proxyCode,
			default      => '',
		};
		return new self( $isSpam, $held );
	}

	/**
	 * The status of a response; null if it counts.
	 */
	public function status(): ?ResponseStatus {
		return match ( true ) {
			$this->isSpam       => ResponseStatus::Spam,
			$this->held !== '' => ResponseStatus::Held,
			default             => null,
		};
	}
}

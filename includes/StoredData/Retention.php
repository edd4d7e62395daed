<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * What of a kind of stored data is deleted when it is old.
 *
 * @since 0.7.0
 */
final class Retention {

	/**
	 * @param string              $name       Names the rule within its kind, for example spam: 1 to 32 characters of a-z, 0-9 and -.
	 * @param int                 $days       For how many days it is kept, at least 1.
	 * @param Closure( int ): int $deleteSome Takes the days. Deletes some of what is older, and answers how much; 0 when nothing is left. Safe to
	 *                                        repeat after a kill at any statement.
	 */
	public function __construct(
		public readonly string $name,
		public readonly int $days,
		private readonly Closure $deleteSome
	) {}

	/**
	 * The rule of a setting of days.
	 *
	 * @since 0.7.0
	 *
	 * @param int                 $days       0 is for ever.
	 * @param Closure( int ): int $deleteSome See __construct().
	 * @return list<self> None for what is kept for ever.
	 */
	public static function after( string $name, int $days, Closure $deleteSome ): array {
		return $days > 0 ? [ new self( $name, $days, $deleteSome ) ] : [];
	}

	/**
	 * Deletes some of what is old enough.
	 *
	 * @return int How many records were deleted; 0 when none is left.
	 */
	public function deleteSome(): int {
		return ( $this->deleteSome )( $this->days );
	}
}

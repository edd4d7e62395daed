<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

/**
 * What came of erasing a part of a person's data.
 *
 * @since 0.7.0
 */
final class Erased {

	/**
	 * @param int          $count    Records that were changed or deleted.
	 * @param bool         $isDone   Whether nothing is left of this kind.
	 * @param list<string> $retained Translated: what is kept and why, for the owner.
	 */
	public function __construct(
		public readonly int $count,
		public readonly bool $isDone = true,
		public readonly array $retained = []
	) {}

	/**
	 * After a statement that changes at most so many.
	 */
	public static function upTo( int $limit, int $count ): self {
		return new self( $count, $count < $limit );
	}
}

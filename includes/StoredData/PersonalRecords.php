<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

/**
 * A part of a person's data of one kind.
 *
 * @since 0.7.0
 */
final class PersonalRecords {

	/**
	 * @param list<PersonalRecord> $items
	 * @param int                  $read  Records that were read; some may not be the person's.
	 * @param string|null          $next  Where the next part begins; null after the last one.
	 */
	public function __construct(
		public readonly array $items,
		public readonly int $read,
		public readonly ?string $next
	) {}

	/**
	 * No data of a person.
	 */
	public static function none(): self {
		return new self( [], 0, null );
	}
}

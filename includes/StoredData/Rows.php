<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

/**
 * A part of a table.
 *
 * @phpstan-import-type Cell from Table
 * @since 0.7.0
 */
final class Rows {

	/**
	 * @param list<list<Cell>> $cells By row, one for each column.
	 * @param int              $read  Records that were read.
	 * @param string|null      $next  Where the next part begins; null after the last one.
	 */
	public function __construct(
		public readonly array $cells,
		public readonly int $read,
		public readonly ?string $next
	) {}
}

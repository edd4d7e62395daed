<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

/**
 * A table with a second one that sums it up, made of all rows that were read.
 *
 * @phpstan-import-type Cell from Table
 * @since 0.7.0
 */
interface SummarizedTable extends Table {

	/**
	 * @return array{name: string, titles: list<string>, rows: list<list<Cell>>}|null Null for none.
	 */
	public function summary(): ?array;

	/**
	 * @return array<string, mixed> What summary() needs of the rows so far, JSON-serialisable.
	 */
	public function pause(): array;

	/**
	 * @param array<string, mixed> $state What pause() returned in an earlier part; [] for the first one.
	 */
	public function resume( array $state ): void;
}

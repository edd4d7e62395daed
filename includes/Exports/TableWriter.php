<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\StoredData\Table;

/**
 * Writes tables into a file, row by row. pause() makes it possible to continue in another request.
 *
 * @phpstan-import-type Cell from Table
 * @since 0.5.0
 */
interface TableWriter {

	/**
	 * Begins a table. A format without sheets takes the first one only, see hasSheets().
	 *
	 * @param string       $name   Of the sheet.
	 * @param list<string> $titles Of the columns.
	 */
	public function begin( string $name, array $titles ): void;

	/**
	 * Adds a row to the table. Texts are never formulas; a list is joined by commas where the format has none.
	 * Moments are written as the local time of their zone.
	 *
	 * @param list<Cell> $cells
	 */
	public function row( array $cells ): void;

	/**
	 * Whether the file holds more than one table.
	 */
	public function hasSheets(): bool;

	/**
	 * Completes the file.
	 */
	public function finish(): void;

	/**
	 * Writes everything that is still in memory.
	 *
	 * @return array<string, mixed> What another writer needs to continue, JSON-serialisable.
	 */
	public function pause(): array;
}

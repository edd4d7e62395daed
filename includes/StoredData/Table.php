<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * Rows of stored data by key, with columns that were fixed when the run started: whoever edits meanwhile changes later runs only.
 *
 * @phpstan-type Cell string|int|float|\DateTimeImmutable|list<string>|null
 * @since 0.7.0
 */
interface Table {

	/**
	 * @return array<string, mixed> The fields from which TableSource::table() makes the same table, JSON-serialisable; what is not set is left out.
	 */
	public function fields(): array;

	/**
	 * @return array<string, mixed> What must stay the same until the run ends, JSON-serialisable.
	 */
	public function layout(): array;

	public function fileName(): FileName;

	/**
	 * Name of the table, translated.
	 */
	public function title(): string;

	/**
	 * @return list<string> Headings of the columns, each another one.
	 */
	public function columns(): array;

	/**
	 * The rows after a place. Rows that are stored meanwhile neither repeat nor hide others.
	 *
	 * @param string|null $after Rows::$next of the part before; null for the first one.
	 * @param int         $limit Records to read at most; a record may have no row.
	 * @throws DomainError When the table is gone.
	 */
	public function rows( ?string $after, int $limit ): Rows;

	/**
	 * The number of records; null if counting means to read them.
	 */
	public function count(): ?int;

	/**
	 * Whether more records have to be read than a number. Costs little.
	 */
	public function readsMoreThan( int $limit ): bool;
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\GivenAnswers;
use UserFeedback\StoredData\Table;

/**
 * Makes the rows of a table from responses, in parts.
 *
 * @phpstan-import-type Cell from Table
 * @since 0.5.0
 */
interface Report {

	/**
	 * Name of its table.
	 */
	public function name(): string;

	/**
	 * Titles of its columns.
	 *
	 * @return list<string>
	 */
	public function titles(): array;

	/**
	 * The rows of some responses.
	 *
	 * @param list<GivenAnswers> $responses
	 * @return list<list<Cell>>
	 */
	public function rows( array $responses ): array;

	/**
	 * A second table for formats that hold several, made after all rows; null for none.
	 *
	 * @return array{name: string, titles: list<string>, rows: list<list<Cell>>}|null
	 */
	public function summary(): ?array;

	/**
	 * What summary() needs of the rows so far, JSON-serialisable.
	 *
	 * @return array<string, mixed>
	 */
	public function pause(): array;

	/**
	 * Goes on after the rows of earlier parts.
	 *
	 * @param array<string, mixed> $state What pause() returned, or [].
	 */
	public function resume( array $state ): void;
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * How far an import is, and what came of it. Of a survey that is 0 the columns are still being read.
 *
 * @phpstan-import-type ColumnState from Column
 * @since 0.7.0
 */
final class ImportState {

	/**
	 * @param string            $title   Of the survey.
	 * @param string            $empty   Text that means "no answer" like an empty cell; '' for none.
	 * @param list<ColumnState> $columns What the columns hold so far.
	 * @param int               $survey  Id of the survey; 0 while the columns are read.
	 * @param string            $at      Moment of the responses, ISO 8601.
	 * @param int               $end     Bytes of the CSV that were read, of columns or of responses; 0 for none.
	 * @param int               $line    The line after them.
	 * @param int               $stored  Responses.
	 * @param int               $empties Lines without any answer.
	 * @param bool              $isOver  Whether the survey is complete.
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $empty,
		public readonly array $columns = [],
		public readonly int $survey = 0,
		public readonly string $at = '',
		public readonly int $end = 0,
		public readonly int $line = 1,
		public readonly int $stored = 0,
		public readonly int $empties = 0,
		public readonly bool $isOver = false
	) {}

	/**
	 * @param array<string, mixed> $stored As toArray() made it; what is missing has its initial value.
	 */
	public static function from( array $stored ): self {
		/** @var list<ColumnState> $columns */
		$columns = is_array( $stored['columns'] ?? null ) ? $stored['columns'] : [];
		return new self(
			Cast::string( $stored['title'] ?? '' ),
			Cast::string( $stored['empty'] ?? '' ),
			$columns,
			Cast::int( $stored['survey'] ?? 0 ),
			Cast::string( $stored['at'] ?? '' ),
			Cast::int( $stored['end'] ?? 0 ),
			Cast::int( $stored['line'] ?? 1 ),
			Cast::int( $stored['stored'] ?? 0 ),
			Cast::int( $stored['empties'] ?? 0 ),
			( $stored['isOver'] ?? false ) === true
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	public function toArray(): array {
		/** @var array<string, mixed> The names of the properties. */
		$values = get_object_vars( $this );
		return $values;
	}

	/**
	 * The same with other values.
	 *
	 * @param array<string, mixed> $values By property.
	 */
	public function with( array $values ): self {
		return self::from( $values + $this->toArray() );
	}

	/**
	 * The state after a record.
	 */
	public function after( CsvRecord $record ): self {
		return $this->with( [ 'end' => $record->end, 'line' => $record->nextLine ] );
	}

	/**
	 * The record after which to go on; null to begin.
	 */
	public function last(): ?CsvRecord {
		return $this->end === 0 ? null : CsvRecord::before( $this->end, $this->line );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Text;

/**
 * Reads what the columns of a file hold, to find the questions that they become.
 *
 * @phpstan-import-type ColumnState from Column
 * @since 0.7.0
 */
final class ColumnReader {

	/** Longest text in characters: answers that were collected elsewhere may be longer than those of our visitors. */
	private const MAX_LENGTH = 10000;

	/**
	 * @param string $empty Text that means "no answer" like an empty cell; '' for none.
	 */
	public function __construct( private readonly string $empty ) {}

	/**
	 * The columns of a file.
	 *
	 * @param list<ColumnState> $states What they hold; [] before any record was read.
	 * @return non-empty-list<Column>
	 * @throws ImportError When there are none.
	 */
	public static function columns( CsvFile $file, array $states = [] ): array {
		$columns = [];
		foreach ( $file->columns as $index => $name ) {
			$columns[] = new Column( 'column' . ( $index + 1 ), $name, $states[ $index ] ?? null );
		}
		return $columns === [] ? throw new ImportError( __( 'The file has no columns.', 'userfeedback' ) ) : $columns;
	}

	/**
	 * The columns of a file with all that they hold.
	 *
	 * @return non-empty-list<Column>
	 * @throws ImportError When a line is malformed.
	 */
	public function readAll( CsvFile $file ): array {
		$columns = self::columns( $file );
		foreach ( $file->records() as $record ) {
			$this->add( $record, $columns );
		}
		return $columns;
	}

	/**
	 * Adds the cells of a record to the columns.
	 *
	 * @param non-empty-list<Column> $columns
	 * @throws ImportError When a text is too long.
	 */
	public function add( CsvRecord $record, array $columns ): void {
		foreach ( $columns as $index => $column ) {
			$cell = $record->cells[ $index ];
			if ( $this->isEmpty( $cell ) ) {
				continue;
			}
			if ( Text::length( $cell ) > self::MAX_LENGTH ) {
				/* translators: %s: a number. */
				$message = __( 'A text has more than %s characters. Shorten it.', 'userfeedback' );
				throw new ImportError( sprintf( $message, number_format_i18n( self::MAX_LENGTH ) ), $record->line );
			}
			$column->add( $cell );
		}
	}

	/**
	 * Whether a cell holds no answer.
	 */
	public function isEmpty( string $cell ): bool {
		return $cell === '' || $cell === $this->empty;
	}
}

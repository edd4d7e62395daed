<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use Generator;
use UserFeedback\Support\Text;

/**
 * A CSV file with a header line, read from any record on (RFC 4180; comma, semicolon or tab; UTF-8 with or without a byte order mark).
 *
 * @since 0.1.0
 */
final class CsvFile {

	private const BYTE_ORDER_MARK = "\xEF\xBB\xBF";

	/** @var list<string> */
	public readonly array $columns;

	private readonly string $delimiter;

	/**
	 * @param int $begin Bytes before the CSV.
	 * @phpstan-param int<0, max> $begin
	 * @throws ImportError When it cannot be read or has no header.
	 */
	public function __construct( private readonly string $path, private readonly int $begin = 0 ) {
		if ( ! is_file( $path ) || ! is_readable( $path ) ) {
			/* translators: %s: path of a file. */
			throw new ImportError( sprintf( __( 'The file %s does not exist or cannot be read.', 'userfeedback' ), $path ) );
		}
		$this->delimiter = $this->detectDelimiter();
		$this->columns   = $this->readHeader();
	}

	/**
	 * The records below the header.
	 *
	 * @param CsvRecord|null $after The record before the first one; null for all of them.
	 * @return Generator<int, CsvRecord> With as many cells as there are columns.
	 * @throws ImportError At the first line that is malformed.
	 */
	public function records( ?CsvRecord $after = null ): Generator {
		foreach ( $this->read( $after ?? $this->header() ) as $record ) {
			if ( count( $record->cells ) !== count( $this->columns ) ) {
				/* translators: 1: number of columns that the line has, 2: number of columns that it should have. */
				$message = __( 'it has %1$d columns, the header has %2$d. Look for a missing quotation mark or separator.', 'userfeedback' );
				throw new ImportError( sprintf( $message, count( $record->cells ), count( $this->columns ) ), $record->line );
			}
			yield $record;
		}
	}

	/**
	 * Size of the CSV in bytes.
	 */
	public function size(): int {
		return max( 0, (int) filesize( $this->path ) - $this->begin );
	}

	private function header(): CsvRecord {
		foreach ( $this->read( null ) as $record ) {
			return $record;
		}
		throw new ImportError( __( 'The file is empty. Its first line must name the columns.', 'userfeedback' ) );
	}

	/**
	 * @return list<string>
	 */
	private function readHeader(): array {
		$cells = array_map( Text::line( ... ), $this->header()->cells );
		foreach ( $cells as $index => $name ) {
			/* translators: %d: number of a column, from 1. */
			$cells[ $index ] = $name === '' ? sprintf( __( 'Column %d', 'userfeedback' ), $index + 1 ) : $name;
		}
		foreach ( $cells as $index => $name ) {
			$this->checkName( $name, $index, $cells );
		}
		return $cells;
	}

	/**
	 * The first line becomes the questions, so a line of answers is refused.
	 *
	 * @param list<string> $cells
	 */
	private function checkName( string $name, int $index, array $cells ): void {
		if ( is_numeric( $name ) ) {
			/* translators: 1: number of a column, from 1; 2: what stands there. */
			$message = __( 'column %1$d is “%2$s”, which is an answer. Add a first line that names the columns.', 'userfeedback' );
			$message = sprintf( $message, $index + 1, $name );
		} elseif ( array_search( $name, $cells, true ) < $index ) {
			/* translators: %s: name of a column. */
			$message = sprintf( __( 'two columns are named “%s”. Rename one of them.', 'userfeedback' ), $name );
		} else {
			return;
		}
		throw new ImportError( $message, 1 );
	}

	/**
	 * Every record that is not an empty line.
	 *
	 * @param CsvRecord|null $after The record before the first one; null for the header too.
	 * @return Generator<int, CsvRecord>
	 */
	private function read( ?CsvRecord $after ): Generator {
		$handle = fopen( $this->path, 'rb' );
		if ( $handle === false ) {
			throw new ImportError( __( 'The file cannot be read.', 'userfeedback' ) );
		}
		try {
			fseek( $handle, $this->begin + ( $after->end ?? 0 ) );
			if ( $after === null && fread( $handle, 3 ) !== self::BYTE_ORDER_MARK ) {
				fseek( $handle, $this->begin );
			}
			$line = $after->nextLine ?? 1;
			// Without an escape character, as RFC 4180 has it: a backslash before a quotation mark is just a backslash.
			while ( ( $cells = fgetcsv( $handle, null, $this->delimiter, '"', '' ) ) !== false ) {
				$raw  = array_map( strval( ... ), $cells );
				$next = $line + 1 + substr_count( implode( '', $raw ), "\n" );
				if ( $cells !== [ null ] ) {
					yield new CsvRecord( $line, $this->clean( $raw, $line ), (int) ftell( $handle ) - $this->begin, $next );
				}
				$line = $next;
			}
		} finally {
			fclose( $handle );
		}
	}

	/**
	 * @param array<string> $cells
	 * @return list<string>
	 */
	private function clean( array $cells, int $line ): array {
		$clean = [];
		foreach ( $cells as $cell ) {
			if ( ! Text::isUtf8( $cell ) ) {
				throw new ImportError( __( 'the text is not UTF-8. Save the file with the encoding UTF-8 and try again.', 'userfeedback' ), $line );
			}
			$clean[] = Text::lines( $cell );
		}
		return $clean;
	}

	private function detectDelimiter(): string {
		$first  = (string) file_get_contents( $this->path, false, null, $this->begin, 8192 );
		$header = strtok( $first, "\r\n" );
		$counts = [];
		foreach ( [ ',', ';', "\t" ] as $delimiter ) {
			$counts[ $delimiter ] = count( str_getcsv( (string) $header, $delimiter, '"', '' ) );
		}
		// The first of equals: a file with a single column has none of them.
		return (string) array_search( max( $counts ), $counts, true );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use Generator;

/**
 * A CSV file with one or two header rows, read from any record on (comma, semicolon or tab; UTF-8 with or without a byte order mark).
 *
 * @since 0.1.0
 */
final class CsvFile {

	public const BYTE_ORDER_MARK = "\xEF\xBB\xBF";

	/** Bytes in which the separator is looked for. */
	private const BEGINNING = 65536;

	public readonly string $delimiter;

	public readonly FileFormat $format;

	/** @var non-empty-list<Header> */
	public readonly array $headers;

	/** The last header row. */
	private CsvRecord $header;

	private readonly RecordReader $reader;

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
		$start           = (string) file_get_contents( $path, false, null, $begin, self::BEGINNING );
		$mark            = str_starts_with( $start, self::BYTE_ORDER_MARK ) ? strlen( self::BYTE_ORDER_MARK ) : 0;
		$this->delimiter = self::detectDelimiter( substr( $start, $mark ) );
		$this->reader    = new RecordReader( $path, $begin, $this->delimiter );
		$this->header    = $this->rowAfter( CsvRecord::before( $mark, 1 ) )
			?? throw new ImportError( __( 'The file is empty. Its first line must name the columns.', 'userfeedback' ) );
		$this->format    = FileFormat::detect(
			$this->header->cells,
			__( 'Response', 'userfeedback' ),
			/* translators: %s: a time zone; the heading of a column in a spreadsheet. */
			(string) strstr( __( 'Date submitted (%s)', 'userfeedback' ), '%s', true )
		);
		$this->headers   = $this->readHeaders();
	}

	/**
	 * The records below the headers, those with problems as well.
	 *
	 * @param CsvRecord|null $after The record before the first one; null for all of them.
	 * @return Generator<int, CsvRecord> With as many cells as there are columns, or a problem.
	 */
	public function records( ?CsvRecord $after = null ): Generator {
		return $this->reader->read( $after ?? $this->header, count( $this->headers ) );
	}

	/**
	 * Size of the CSV in bytes.
	 */
	public function size(): int {
		return max( 0, (int) filesize( $this->path ) - $this->begin );
	}

	private function rowAfter( CsvRecord $record ): ?CsvRecord {
		foreach ( $this->reader->read( $record, 0 ) as $row ) {
			return $row->problem === '' ? $row : throw new ImportError( $row->problem, $row->line );
		}
		return null;
	}

	/**
	 * @return non-empty-list<Header>
	 */
	private function readHeaders(): array {
		$first = $this->header->cells;
		$count = count( $first );
		if ( $count > ImportSchema::MAX_COLUMNS ) {
			/* translators: 1: number of columns, 2: greatest number of columns. */
			$message = __( 'The file has %1$s columns; at most %2$s can be imported. Remove those that you do not need.', 'userfeedback' );
			throw new ImportError( sprintf( $message, number_format_i18n( $count ), number_format_i18n( ImportSchema::MAX_COLUMNS ) ) );
		}
		if ( $this->format === FileFormat::Csv ) {
			self::checkNames( $first );
		}
		$second  = $this->format === FileFormat::SurveyMonkey ? $this->secondRow( $count ) : [];
		$headers = Header::all( $first, $second );
		return $headers === [] ? throw new ImportError( __( 'The file has no columns.', 'userfeedback' ) ) : $headers;
	}

	/**
	 * The second header row. Below "Respondent ID" it has nothing, and a line of answers has a number.
	 *
	 * @return list<string>
	 */
	private function secondRow( int $count ): array {
		$row = $this->rowAfter( $this->header );
		if ( $row === null || $row->cells[0] !== '' || count( $row->cells ) > $count ) {
			return [];
		}
		$this->header = $row;
		return $row->cells;
	}

	/**
	 * The first line becomes the questions, so a line of answers is refused.
	 *
	 * @param list<string> $cells
	 */
	private static function checkNames( array $cells ): void {
		foreach ( $cells as $index => $name ) {
			if ( is_numeric( $name ) ) {
				/* translators: 1: number of a column, from 1; 2: what the column contains. */
				$message = __( 'column %1$d is “%2$s”, which is an answer. Add a first line that names the columns.', 'userfeedback' );
				throw new ImportError( sprintf( $message, $index + 1, $name ), 1 );
			}
		}
	}

	private static function detectDelimiter( string $beginning ): string {
		// Separators in quotation marks are text.
		$unquoted = preg_replace( '/"(?:[^"]++|"")*+"/', '', $beginning ) ?? $beginning;
		$header   = strtok( $unquoted, "\r\n" );
		$counts   = [];
		foreach ( ImportSchema::DELIMITERS as $delimiter ) {
			$counts[ $delimiter ] = substr_count( (string) $header, $delimiter );
		}
		// The first of equals: a file with a single column has none of them.
		return (string) array_search( max( $counts ), $counts, true );
	}
}

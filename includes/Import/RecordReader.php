<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use Generator;
use UserFeedback\Support\Text;

/**
 * Reads the records of a CSV file (RFC 4180), one at a time. A record that is malformed has a problem instead of cells, and reading goes on with the
 * line after the one in which it began: a quotation mark that is never closed costs one line, not the rest of the file.
 *
 * @since 0.7.0
 */
final class RecordReader {

	/** Bytes of a record at most: what follows a quotation mark that is never closed must not fill the memory. */
	public const MAX_BYTES = 1_048_576;

	/** Most cells need no cleaning. */
	private const CLEAN = '/^(?:[\x21-\x7E]+(?: [\x21-\x7E]+)*)?$/D';

	/**
	 * @param int $begin Bytes before the CSV.
	 */
	public function __construct(
		private readonly string $path,
		private readonly int $begin,
		private readonly string $delimiter
	) {}

	/**
	 * Every record that is not an empty line.
	 *
	 * @param CsvRecord|null $after The record before the first one; null to begin.
	 * @param int            $width Cells that a record must have; 0 for any number.
	 * @return Generator<int, CsvRecord>
	 * @throws ImportError When the file cannot be read.
	 */
	public function read( ?CsvRecord $after, int $width ): Generator {
		$handle = @fopen( $this->path, 'rb' );
		if ( $handle === false ) {
			throw new ImportError( __( 'The file cannot be read.', 'userfeedback' ) );
		}
		try {
			fseek( $handle, $this->begin + ( $after->end ?? 0 ) );
			$line = $after->nextLine ?? 1;
			while ( ( $text = fgets( $handle, self::MAX_BYTES ) ) !== false ) {
				$record = $this->record( $handle, $text, $line, $width );
				$line   = $record->nextLine;
				if ( $record->cells !== [] || $record->problem !== '' ) {
					yield $record;
				}
			}
		} finally {
			fclose( $handle );
		}
	}

	/**
	 * The record that begins with a line; it leaves the file where the next one begins.
	 *
	 * @param resource $handle
	 */
	private function record( $handle, string $text, int $line, int $width ): CsvRecord {
		$second = (int) ftell( $handle );
		if ( ! str_ends_with( $text, "\n" ) && ! feof( $handle ) && strlen( $text ) >= self::MAX_BYTES - 1 ) {
			$second = self::skipLine( $handle );
			return $this->problem( $line, $second, self::tooLong() );
		}
		$lines = 1;
		for ( $isOpen = $this->isOpen( $text, false ); $isOpen; $isOpen = $this->isOpen( $more, true ) ) {
			$more = fgets( $handle, self::MAX_BYTES );
			if ( $more === false || strlen( $text ) + strlen( $more ) >= self::MAX_BYTES ) {
				fseek( $handle, $second );
				return $this->problem( $line, $second, __( 'a quotation mark that begins here is never closed.', 'userfeedback' ) );
			}
			$text .= $more;
			++$lines;
		}
		if ( trim( $text, "\r\n" ) === '' ) {
			return new CsvRecord( $line, [], (int) ftell( $handle ) - $this->begin, $line + 1 );
		}
		$cells   = $this->cells( $text );
		$problem = $cells === []
			? __( 'the text is not UTF-8. Save the file with the encoding UTF-8.', 'userfeedback' )
			: self::widthProblem( $cells, $width );
		if ( $problem !== '' ) {
			// Several lines may be one record only because of a missing quotation mark.
			fseek( $handle, $second );
			return $this->problem( $line, $second, $problem );
		}
		return new CsvRecord( $line, $width > 0 ? array_slice( $cells, 0, $width ) : $cells, (int) ftell( $handle ) - $this->begin, $line + $lines );
	}

	private function problem( int $line, int $place, string $message ): CsvRecord {
		return new CsvRecord( $line, [], $place - $this->begin, $line + 1, $message );
	}

	/**
	 * @return list<string> None if the text is not UTF-8.
	 */
	private function cells( string $text ): array {
		if ( ! Text::isUtf8( $text ) ) {
			return [];
		}
		$cells = [];
		// Without an escape character, as RFC 4180 has it: a backslash before a quotation mark is just a backslash.
		foreach ( str_getcsv( rtrim( $text, "\r\n" ), $this->delimiter, '"', '' ) as $cell ) {
			$cell    = (string) $cell;
			$cells[] = preg_match( self::CLEAN, $cell ) === 1 ? $cell : Text::lines( $cell );
		}
		return $cells;
	}

	/**
	 * @param list<string> $cells
	 */
	private static function widthProblem( array $cells, int $width ): string {
		$count = count( $cells );
		// Some programs end each line with separators that the header lacks.
		if ( $width === 0 || $count === $width || ( $count > $width && implode( '', array_slice( $cells, $width ) ) === '' ) ) {
			return '';
		}
		/* translators: 1: number of columns that the line has, 2: number of columns that it should have. */
		$message = __( 'it has %1$d columns, the header has %2$d. Look for a missing quotation mark or separator.', 'userfeedback' );
		return sprintf( $message, $count, $width );
	}

	/**
	 * Whether a quotation mark is open at the end of a line.
	 *
	 * @param bool $isOpen Whether one is open at its beginning.
	 */
	private function isOpen( string $line, bool $isOpen ): bool {
		if ( ! str_contains( $line, '"' ) ) {
			return $isOpen;
		}
		$at = 0;
		while ( true ) {
			if ( ! $isOpen ) {
				// At the beginning of a cell. PHP accepts spaces before a quotation mark.
				$at += strspn( $line, ' ', $at );
				if ( ( $line[ $at ] ?? '' ) !== '"' ) {
					$next = strpos( $line, $this->delimiter, $at );
					if ( $next === false ) {
						return false;
					}
					$at = $next + 1;
					continue;
				}
				++$at;
			}
			do {
				$quote = strpos( $line, '"', $at );
				if ( $quote === false ) {
					return true;
				}
				$isEscaped = ( $line[ $quote + 1 ] ?? '' ) === '"';
				$at        = $quote + ( $isEscaped ? 2 : 1 );
			} while ( $isEscaped );
			$isOpen = false;
			$next   = strpos( $line, $this->delimiter, $at );
			if ( $next === false ) {
				return false;
			}
			$at = $next + 1;
		}
	}

	/**
	 * Reads up to the end of the line.
	 *
	 * @param resource $handle
	 * @return int The place behind it.
	 */
	private static function skipLine( $handle ): int {
		do {
			$more = fgets( $handle, self::MAX_BYTES );
		} while ( $more !== false && ! str_ends_with( $more, "\n" ) );
		return (int) ftell( $handle );
	}

	private static function tooLong(): string {
		/* translators: %s: a size, for example 1 MB. */
		return sprintf( __( 'the line is larger than %s.', 'userfeedback' ), (string) size_format( self::MAX_BYTES ) );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\PrivateFileError;
use UserFeedback\Support\Text;

/**
 * Copies text files to ImportFolder as UTF-8 with line feeds, part by part: a file may be larger than the memory.
 *
 * @since 0.7.0
 */
final class TextCopy {

	/** Bytes of a part, even: UTF-16 has units of two bytes. */
	private const PART = 1_048_576;

	private const MARKS = [
		"\xEF\xBB\xBF" => 'UTF-8',
		"\xFF\xFE"     => 'UTF-16LE',
		"\xFE\xFF"     => 'UTF-16BE',
	];

	public function __construct( private readonly ImportFolder $folder ) {}

	/**
	 * Copies a file.
	 *
	 * @param string $source Path of the file.
	 * @throws ImportError      When it does not exist, or is UTF-16 without a byte order mark.
	 * @throws PrivateFileError When it cannot be copied as a whole; nothing is left of it.
	 */
	public function copy( string $source ): CopiedFile {
		$from = is_file( $source ) ? @fopen( $source, 'rb' ) : false;
		if ( $from === false ) {
			/* translators: %s: path of a file. */
			throw new ImportError( sprintf( __( 'The file %s does not exist or cannot be read.', 'userfeedback' ), $source ) );
		}
		$name = $this->folder->newName( 'csv' );
		$to   = null;
		try {
			$encoding = self::encoding( $from );
			$to       = $this->folder->open( $name, 0 ) ?? throw PrivateFileError::notWritten();
			$hash     = self::transfer( $from, $to, $encoding );
		} catch ( ImportError | PrivateFileError $error ) {
			$this->folder->delete( $name );
			throw $error;
		} finally {
			array_map( fclose( ... ), array_filter( [ $from, $to ] ) );
		}
		return new CopiedFile( $name, $encoding, $hash );
	}

	/**
	 * @param resource $from
	 * @param resource $to
	 * @return string Hash of the original.
	 */
	private static function transfer( $from, $to, string $encoding ): string {
		rewind( $from );
		$hash    = hash_init( 'sha256' );
		$isFirst = true;
		$breaks  = null;
		$rest    = '';
		while ( ! feof( $from ) ) {
			$part = (string) fread( $from, self::PART );
			hash_update( $hash, $part );
			[ $whole, $rest ] = self::cut( $rest . $part, $encoding, feof( $from ) );

			$text = $encoding === 'UTF-8' ? $whole : (string) mb_convert_encoding( $whole, 'UTF-8', $encoding );
			if ( $isFirst && str_starts_with( $text, CsvFile::BYTE_ORDER_MARK ) ) {
				$text = substr( $text, strlen( CsvFile::BYTE_ORDER_MARK ) );
			}
			$isFirst = false;
			// Files of old Macs end their lines with carriage returns only.
			$breaks ??= str_contains( $text, "\n" ) || ! str_contains( $text, "\r" );
			$text     = $breaks ? $text : str_replace( "\r", "\n", $text );
			if ( fwrite( $to, $text ) !== strlen( $text ) ) {
				throw PrivateFileError::notWritten();
			}
		}
		if ( ! fflush( $to ) ) {
			throw PrivateFileError::notWritten();
		}
		return hash_final( $hash );
	}

	/**
	 * The text up to its last whole character, and the rest.
	 *
	 * @return array{string, string}
	 */
	private static function cut( string $text, string $encoding, bool $isLast ): array {
		$keep = strlen( $text );
		if ( $isLast || ! str_starts_with( $encoding, 'UTF-16' ) ) {
			return [ $text, '' ];
		}
		$keep -= $keep % 2;
		// Half of a pair of surrogates.
		$high = ord( $text[ $keep - ( $encoding === 'UTF-16LE' ? 1 : 2 ) ] ?? "\0" );
		$keep = $high >= 0xD8 && $high <= 0xDB ? $keep - 2 : $keep;
		return [ substr( $text, 0, $keep ), substr( $text, $keep ) ];
	}

	/**
	 * Of a file without a mark, the first part with other than ASCII characters decides: a damaged line must not change the others.
	 *
	 * @param resource $from
	 */
	private static function encoding( $from ): string {
		$part = (string) fread( $from, self::PART );
		foreach ( self::MARKS as $mark => $encoding ) {
			if ( str_starts_with( $part, $mark ) ) {
				return $encoding;
			}
		}
		for ( ; $part !== ''; $part = (string) fread( $from, self::PART ) ) {
			if ( substr_count( $part, "\0" ) > strlen( $part ) / 4 ) {
				throw new ImportError( __( 'This is not a text file. Export the answers as CSV with the encoding UTF-8.', 'userfeedback' ) );
			}
			$votes = self::votes( $part );
			if ( $votes !== [ 0, 0 ] ) {
				return $votes[0] >= $votes[1] ? 'UTF-8' : 'Windows-1252';
			}
		}
		return 'UTF-8';
	}

	/**
	 * Lines with other than ASCII characters that are UTF-8, and those that are not: one may be damaged.
	 *
	 * @return array{int, int}
	 */
	private static function votes( string $part ): array {
		$votes = [ 0, 0 ];
		$lines = preg_split( '/[\r\n]+/', $part );
		foreach ( $lines === false ? [] : $lines as $line ) {
			if ( preg_match( '/[\x80-\xFF]/', $line ) === 1 ) {
				++$votes[ Text::isUtf8( $line ) ? 0 : 1 ];
			}
		}
		return $votes;
	}
}

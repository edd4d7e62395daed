<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * CSV as RFC 4180 has it (commas, double quotes, CRLF), in UTF-8 with a byte order mark, without which Excel reads another encoding.
 *
 * @since 0.5.0
 */
final class CsvWriter implements TableWriter {

	private const BYTE_ORDER_MARK = "\xEF\xBB\xBF";

	private const NEW_LINE = "\r\n";

	/** Bytes that are written at once. */
	private const BUFFER = 65536;

	private string $buffer = '';

	public function __construct( private readonly Output $output ) {}

	public function begin( string $name, array $titles ): void {
		if ( $this->output->position() === 0 ) {
			$this->buffer = self::BYTE_ORDER_MARK;
		}
		$this->row( $titles );
	}

	public function row( array $cells ): void {
		$this->buffer .= implode( ',', array_map( self::cell( ... ), $cells ) ) . self::NEW_LINE;
		if ( strlen( $this->buffer ) >= self::BUFFER ) {
			$this->flush();
		}
	}

	public function hasSheets(): bool {
		return false;
	}

	public function finish(): void {
		$this->flush();
	}

	public function pause(): array {
		$this->flush();
		return [];
	}

	private function flush(): void {
		$this->output->write( $this->buffer );
		$this->buffer = '';
	}

	/**
	 * @param string|int|float|DateTimeImmutable|list<string>|null $value
	 */
	private static function cell( string|int|float|DateTimeImmutable|array|null $value ): string {
		$value = is_array( $value ) ? implode( ', ', $value ) : $value;
		if ( is_string( $value ) ) {
			$text = CellText::guarded( CellText::clean( $value ) );
			return strpbrk( $text, "\",\r\n\t;" ) === false && trim( $text ) === $text ? $text : '"' . str_replace( '"', '""', $text ) . '"';
		}
		return $value instanceof DateTimeImmutable ? $value->format( 'Y-m-d H:i:s' ) : (string) $value;
	}
}

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

	/** Most texts need no quotes and no guard: printable ASCII from a letter or digit to another character than a space, without what separates cells. */
	private const PLAIN = '/^[A-Za-z0-9](?:[\x20\x21\x23-\x2B\x2D-\x3A\x3C-\x7E]*[\x21\x23-\x2B\x2D-\x3A\x3C-\x7E])?$/D';

	/** Bytes that are written at once. */
	private const BUFFER = 65536;

	private string $buffer = '';

	private readonly KeptCells $texts;

	public function __construct( private readonly Output $output ) {
		$this->texts = new KeptCells( self::text( ... ) );
	}

	public function begin( string $name, array $titles ): void {
		if ( $this->output->position() === 0 ) {
			$this->buffer = self::BYTE_ORDER_MARK;
		}
		$this->row( $titles );
	}

	public function row( array $cells ): void {
		$line = '';
		foreach ( $cells as $value ) {
			if ( is_string( $value ) ) {
				$line .= $this->texts->cells[ $value ] ?? $this->texts->make( $value );
			} elseif ( $value !== null ) {
				$line .= is_int( $value ) ? $value : $this->cell( $value );
			}
			$line .= ',';
		}
		$this->buffer .= substr( $line, 0, -1 ) . self::NEW_LINE;
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

	private static function text( string $value ): string {
		if ( preg_match( self::PLAIN, $value ) === 1 ) {
			return $value;
		}
		$text = CellText::guarded( CellText::clean( $value ) );
		return strpbrk( $text, "\",\r\n\t;" ) === false && trim( $text ) === $text ? $text : '"' . str_replace( '"', '""', $text ) . '"';
	}

	/**
	 * @param float|DateTimeImmutable|list<string> $value
	 */
	private function cell( float|DateTimeImmutable|array $value ): string {
		if ( is_array( $value ) ) {
			$value = implode( ', ', $value );
			return $this->texts->cells[ $value ] ?? $this->texts->make( $value );
		}
		return $value instanceof DateTimeImmutable ? $value->format( 'Y-m-d H:i:s' ) : (string) $value;
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Support\Json;

/**
 * A JSON array with an object for each row, a line each: titles are the names, moments are ISO 8601 with the offset of their zone, several choices
 * are a list.
 *
 * @since 0.7.0
 */
final class JsonWriter implements TableWriter {

	/** Bytes that are written at once. */
	private const BUFFER = 65536;

	private string $buffer = '';

	/** @var array{titles: list<string>, rows: bool} Titles, and whether there is a row. */
	private array $state;

	/**
	 * @param array<string, mixed>|null $state What pause() returned; null for a new file.
	 */
	public function __construct(
		private readonly Output $output,
		?array $state = null
	) {
		/** @var array{titles: list<string>, rows: bool}|null $state */
		$this->state = $state ?? [
			'titles' => [],
			'rows'   => false,
		];
	}

	public function begin( string $name, array $titles ): void {
		$this->state['titles'] = $titles;
		$this->buffer          = '[';
	}

	public function row( array $cells ): void {
		$values               = array_map( self::value( ... ), $cells );
		$this->buffer        .= ( $this->state['rows'] ? ",\n" : "\n" ) . Json::encode( array_combine( $this->state['titles'], $values ) );
		$this->state['rows'] = true;
		if ( strlen( $this->buffer ) >= self::BUFFER ) {
			$this->flush();
		}
	}

	public function hasSheets(): bool {
		return false;
	}

	public function finish(): void {
		$this->buffer .= "\n]\n";
		$this->flush();
	}

	public function pause(): array {
		$this->flush();
		return $this->state;
	}

	private function flush(): void {
		$this->output->write( $this->buffer );
		$this->buffer = '';
	}

	/**
	 * @param string|int|float|DateTimeImmutable|list<string>|null $value
	 * @return string|int|float|list<string>|null
	 */
	private static function value( string|int|float|DateTimeImmutable|array|null $value ): string|int|float|array|null {
		if ( is_string( $value ) ) {
			return CellText::clean( $value );
		}
		return $value instanceof DateTimeImmutable ? $value->format( 'Y-m-d\TH:i:sP' ) : $value;
	}
}

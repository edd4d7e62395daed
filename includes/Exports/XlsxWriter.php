<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * An Excel workbook (Office Open XML, ECMA-376), written front to back. Texts are inline strings, so none is a formula and no list of all
 * strings is kept. A table that is too long for a sheet goes on in another one.
 *
 * @phpstan-import-type ZipState from ZipWriter
 * @phpstan-type XlsxState array{sheets: list<string>, name: string, titles: list<string>, part: int, row: int, zip: ZipState}
 * @since 0.5.0
 */
final class XlsxWriter implements TableWriter {

	/** Limits of Excel. */
	private const MAX_ROWS       = 1_048_576;
	private const MAX_CHARACTERS = 32_767;

	/** Bytes of a sheet before compression, so that sizes stay below the 4 GB of a zip file without zip64. */
	private const MAX_BYTES = 2_000_000_000;

	/** Indexes into cellXfs of XlsxParts::styles(). */
	private const DATE   = 1;
	private const TITLE  = 2;
	private const QUOTED = 3;

	private const SECONDS_OF_A_DAY = 86400;

	/** Day number of 1970-01-01 in a workbook, whose day 1 is 1900-01-01. */
	private const EPOCH = 25569;

	/** After their places. */
	private readonly KeptCells $texts;

	/** @var list<string> Letters of the columns. */
	private array $letters = [];

	private readonly ZipWriter $zip;

	/** @var XlsxState */
	private array $state;

	/**
	 * @param bool                      $isRtl Whether columns run from right to left.
	 * @param array<string, mixed>|null $state What pause() returned; null for a new file.
	 * @param int                       $rows  Rows of a sheet, with its titles.
	 */
	public function __construct(
		Output $output,
		private readonly bool $isRtl,
		?array $state = null,
		private readonly int $rows = self::MAX_ROWS
	) {
		/** @var XlsxState|null $state */
		$this->state = $state ?? [
			'sheets' => [],
			'name'   => '',
			'titles' => [],
			'part'   => 0,
			'row'    => 0,
			'zip'    => [
				'entries' => [],
				'current' => null,
			],
		];
		$this->texts = new KeptCells( self::textCell( ... ) );
		$this->zip   = new ZipWriter( $output, $this->state['zip'] );
		$this->setLetters();
		if ( $state === null ) {
			$this->zip->add( '[Content_Types].xml', XlsxParts::contentTypes() );
		}
	}

	public function begin( string $name, array $titles ): void {
		$this->endSheet();
		$this->state['name']   = $name;
		$this->state['titles'] = $titles;
		$this->state['part']   = 1;
		$this->setLetters();
		$this->beginSheet();
	}

	public function row( array $cells ): void {
		if ( $this->state['row'] >= $this->rows || $this->zip->size() > self::MAX_BYTES ) {
			$this->endSheet();
			++$this->state['part'];
			$this->beginSheet();
		}
		$number = ++$this->state['row'];
		$xml    = '';
		foreach ( $cells as $index => $value ) {
			if ( $value !== null && $value !== '' ) {
				$cell = is_string( $value ) ? $this->texts->cells[ $value ] ?? $this->texts->make( $value ) : $this->cell( $value );
				$xml .= "<c r=\"{$this->letters[ $index ]}$number$cell";
			}
		}
		$this->zip->write( "<row r=\"$number\">$xml</row>" );
	}

	public function hasSheets(): bool {
		return true;
	}

	public function finish(): void {
		$this->endSheet();
		$sheets = $this->state['sheets'];
		$this->zip->add( 'xl/styles.xml', XlsxParts::styles() );
		$this->zip->add( 'xl/workbook.xml', XlsxParts::workbook( $sheets ) );
		$this->zip->add( 'xl/_rels/workbook.xml.rels', XlsxParts::workbookLinks( count( $sheets ) ) );
		$this->zip->add( '_rels/.rels', XlsxParts::links() );
		$this->zip->finish();
	}

	public function pause(): array {
		$this->state['zip'] = $this->zip->pause();
		return $this->state;
	}

	private function beginSheet(): void {
		$part = $this->state['part'];

		$this->state['sheets'][] = XlsxParts::sheetName( $this->state['name'], $part, $this->state['sheets'] );
		$this->state['row']      = 1;
		$this->zip->open( XlsxParts::sheetPath( count( $this->state['sheets'] ) ) );
		$this->zip->write( XlsxParts::sheetStart( count( $this->state['titles'] ), $this->isRtl ) );
		$xml = '';
		foreach ( $this->state['titles'] as $index => $title ) {
			$xml .= "<c r=\"{$this->letters[ $index ]}1" . self::textCell( $title, self::TITLE );
		}
		$this->zip->write( "<row r=\"1\">$xml</row>" );
	}

	private function endSheet(): void {
		if ( $this->state['row'] > 0 ) {
			$this->zip->write( XlsxParts::sheetEnd() );
			$this->zip->close();
			$this->state['row'] = 0;
		}
	}

	/**
	 * A cell after its place.
	 *
	 * @param int|float|DateTimeImmutable|list<string> $value
	 */
	private function cell( int|float|DateTimeImmutable|array $value ): string {
		if ( is_array( $value ) ) {
			$value = implode( ', ', $value );
			return $this->texts->cells[ $value ] ?? $this->texts->make( $value );
		}
		return $value instanceof DateTimeImmutable ? '" s="' . self::DATE . '"><v>' . self::dayNumber( $value ) . '</v></c>' : "\"><v>$value</v></c>";
	}

	private static function textCell( string $value, ?int $style = null ): string {
		$text = self::short( CellText::clean( $value ) );
		if ( $text === '' ) {
			return '"/>';
		}
		// Without the style, Excel would take the text for a formula once somebody edits the cell.
		$style ??= CellText::isFormula( $text ) ? self::QUOTED : 0;
		return "\" s=\"$style\" t=\"inlineStr\"><is><t xml:space=\"preserve\">" . XlsxParts::text( $text ) . '</t></is></c>';
	}

	/**
	 * At most as many characters (UTF-16, as Excel counts) as a cell holds, with a mark where the rest was cut.
	 */
	private static function short( string $text ): string {
		// A character has at least as many bytes as UTF-16 units.
		if ( strlen( $text ) <= self::MAX_CHARACTERS ) {
			return $text;
		}
		$utf16 = mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' );
		if ( strlen( $utf16 ) <= 2 * self::MAX_CHARACTERS ) {
			return $text;
		}
		return mb_convert_encoding( mb_strcut( $utf16, 0, 2 * ( self::MAX_CHARACTERS - 1 ), 'UTF-16LE' ), 'UTF-8', 'UTF-16LE' ) . '…';
	}

	/**
	 * Days since 1899-12-30 as the clocks of the moment's zone showed them: dates in a workbook have no zone.
	 */
	private static function dayNumber( DateTimeImmutable $moment ): string {
		$seconds = $moment->getTimestamp() + $moment->getOffset();
		// All digits that a float has: spreadsheets cut a fraction of a second, so that 03:30:00 would become 03:29:59.
		return sprintf( '%.12F', ( $seconds + self::EPOCH * self::SECONDS_OF_A_DAY ) / self::SECONDS_OF_A_DAY );
	}

	private function setLetters(): void {
		$this->letters = [];
		foreach ( array_keys( $this->state['titles'] ) as $index ) {
			$this->letters[] = XlsxParts::letters( $index );
		}
	}
}

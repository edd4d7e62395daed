<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Exports;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Exports\Crc32;
use UserFeedback\Exports\Output;
use UserFeedback\Exports\XlsxParts;
use UserFeedback\Exports\XlsxWriter;
use UserFeedback\Support\Json;
use ZipArchive;

/**
 * Workbooks, read back with PHP's own zip and XML.
 */
final class XlsxWriterTest extends WriterTestCase {

	public function testWritesTextsNumbersAndLocalDates(): void {
		$file  = $this->workbook(
			static function ( XlsxWriter $writer ): void {
				$writer->begin( 'Answers', [ 'Text', 'Number', 'Date', 'Nothing' ] );
				// 2026-03-29 01:30 UTC is 03:30 in Berlin, an hour after its clocks went forward.
				$writer->row( [ 'a < b & "c"', -5, new DateTimeImmutable( '2026-03-29T03:30:00 Europe/Berlin' ), null ] );
				$writer->row( [ '', 2.5, new DateTimeImmutable( '1970-01-01T00:00:00 UTC' ), '' ] );
			}
		);
		$cells = self::sheets( $file )['Answers'];
		self::assertSame( [ 'value' => 'Text', 'type' => 'inlineStr', 'style' => '2' ], $cells['A1'] );
		self::assertSame( [ 'value' => 'a < b & "c"', 'type' => 'inlineStr', 'style' => '0' ], $cells['A2'] );
		self::assertSame( [ 'value' => '-5', 'type' => '', 'style' => '' ], $cells['B2'] );
		// Days from 1899-12-30 to 2026-03-29, and 3.5 hours.
		self::assertSame( [ 'value' => sprintf( '%.12F', ( 46110 * 24 + 3.5 ) / 24 ), 'type' => '', 'style' => '1' ], $cells['C2'] );
		self::assertSame( '2.5', $cells['B3']['value'] );
		self::assertSame( '25569.000000000000', $cells['C3']['value'] );
		self::assertSame( [ 'A1', 'B1', 'C1', 'D1', 'A2', 'B2', 'C2', 'B3', 'C3' ], array_keys( $cells ), 'empty cells are left out' );
	}

	#[DataProvider( 'texts' )]
	public function testATextIsATextWhateverItHolds( string $text, string $stored, string $style = '0' ): void {
		$file = $this->workbook(
			static function ( XlsxWriter $writer ) use ( $text ): void {
				$writer->begin( 'Answers', [ $text ] );
				$writer->row( [ $text ] );
			}
		);
		$cell = self::sheets( $file )['Answers']['A2'];
		self::assertSame( $stored, $cell['value'] );
		self::assertSame( [ 'inlineStr', $style ], [ $cell['type'], $cell['style'] ] );
	}

	/**
	 * @return iterable<string, array{0: string, 1: string, 2?: string}>
	 */
	public static function texts(): iterable {
		// Marked as quoted: Excel shows it unchanged, and keeps it a text when somebody edits it.
		yield 'a formula' => [ '=HYPERLINK("http://evil.example")', '=HYPERLINK("http://evil.example")', '3' ];
		yield 'a formula in full width' => [ "\u{FF1D}1+1", "\u{FF1D}1+1", '3' ];
		yield 'a command' => [ '@SUM(1)', '@SUM(1)', '3' ];
		yield 'a phone number' => [ '+49 170 1', '+49 170 1', '3' ];
		yield 'a negative number' => [ '-5', '-5' ];
		yield 'lines' => [ "one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour" ];
		yield 'spaces at the ends' => [ '  x  ', '  x  ' ];
		yield 'right to left' => [ 'שלום, עולם', 'שלום, עולם' ];
		yield 'an emoji' => [ '👍🏽', '👍🏽' ];
		yield 'control characters' => [ "a\0b\x08c\x1Bd\u{85}e\u{FFFE}f", 'abcdef' ];
		yield 'bytes that are no UTF-8' => [ "caf\xE9", 'caf?' ];
		yield 'an escape of the format' => [ '_x0041_ and _x', '_x005F_x0041_ and _x' ];
		yield 'markup' => [ ']]><v>1</v><!-- &amp;', ']]><v>1</v><!-- &amp;' ];
		yield 'ten thousand characters' => [ str_repeat( 'ä', 10_000 ), str_repeat( 'ä', 10_000 ) ];
		yield 'as long as a cell' => [ str_repeat( 'ä', 32_767 ), str_repeat( 'ä', 32_767 ) ];
		yield 'longer than a cell' => [ str_repeat( 'ä', 32_768 ), str_repeat( 'ä', 32_766 ) . '…' ];
		// An emoji is two of Excel's characters: no half of one is left.
		yield 'longer in emoji' => [ str_repeat( '👍', 17_000 ), str_repeat( '👍', 16_383 ) . '…' ];
	}

	public function testALongTableGoesOnInFurtherSheets(): void {
		$file   = $this->workbook(
			static function ( XlsxWriter $writer ): void {
				$writer->begin( 'A table with a name that is too long', [ 'N' ] );
				array_map( static fn ( int $number ) => $writer->row( [ $number ] ), range( 1, 5 ) );
				$writer->begin( "It's [a]:*?/\\ name", [ 'M' ] );
			},
			3
		);
		$sheets = self::sheets( $file );
		self::assertSame(
			[ 'A table with a name that is too', 'A table with a name that is (2)', 'A table with a name that is (3)', "It's a name" ],
			array_keys( $sheets )
		);
		self::assertSame( [ 'N', '1', '2' ], array_column( $sheets['A table with a name that is too'], 'value' ) );
		self::assertSame( [ 'N', '3', '4' ], array_column( $sheets['A table with a name that is (2)'], 'value' ) );
		self::assertSame( [ 'N', '5' ], array_column( $sheets['A table with a name that is (3)'], 'value' ) );
	}

	public function testAPausedWorkbookIsTheSameAsOneInOneGo(): void {
		$rows = array_map( static fn ( int $number ) => [ $number, "Text $number " . str_repeat( md5( (string) $number ), 30 ) ], range( 1, 700 ) );
		$file = $this->file();
		$write = static function ( int $from, int $to, ?array $state ) use ( $file, $rows ): array {
			clearstatcache();
			$handle = fopen( $file, 'ab' );
			self::assertNotFalse( $handle );
			$writer = new XlsxWriter( new Output( $handle, (int) filesize( $file ) ), false, $state, 300 );
			$state === null && $writer->begin( 'T', [ 'N', 'Text' ] );
			array_map( $writer->row( ... ), array_slice( $rows, $from, $to - $from ) );
			$to === 700 && $writer->finish();
			// As it is stored between two requests.
			$paused = Json::decode( Json::encode( $writer->pause() ) );
			fclose( $handle );
			return $paused;
		};
		$state = null;
		foreach ( [ [ 0, 0 ], [ 0, 1 ], [ 1, 299 ], [ 299, 650 ], [ 650, 650 ], [ 650, 700 ] ] as [ $from, $to ] ) {
			$state = $write( $from, $to, $state );
		}
		$whole = $this->workbook(
			static function ( XlsxWriter $writer ) use ( $rows ): void {
				$writer->begin( 'T', [ 'N', 'Text' ] );
				array_map( $writer->row( ... ), $rows );
			},
			300
		);
		self::assertSame( self::sheets( $whole ), self::sheets( $file ) );
		self::assertCount( 3, self::sheets( $file ) );
	}

	public function testSheetsRunFromRightToLeftWhereTheLanguageDoes(): void {
		foreach ( [ true, false ] as $isRtl ) {
			$file = $this->written(
				static function ( Output $output ) use ( $isRtl ): void {
					$writer = new XlsxWriter( $output, $isRtl );
					$writer->begin( 'T', [ 'N' ] );
					$writer->finish();
				}
			);
			$zip  = new ZipArchive();
			$zip->open( $file );
			$view = self::xml( $zip, 'xl/worksheets/sheet1.xml' )->sheetViews->sheetView;
			self::assertSame( $isRtl ? '1' : '', (string) $view['rightToLeft'] );
		}
	}

	public function testNamesColumnsAsSpreadsheetsDo(): void {
		self::assertSame( [ 'A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA' ], array_map( XlsxParts::letters( ... ), [ 0, 25, 26, 51, 52, 701, 702 ] ) );
	}

	public function testCombinesChecksumsOfParts(): void {
		foreach ( [ [ '', '' ], [ 'a', '' ], [ '', 'b' ], [ 'a', 'b' ], [ 'xyz', random_bytes( 4097 ) ] ] as [ $first, $second ] ) {
			self::assertSame( crc32( $first . $second ), Crc32::combine( crc32( $first ), crc32( $second ), strlen( $second ) ) );
		}
	}

	/**
	 * @param callable( XlsxWriter ): mixed $write
	 * @param int                           $rows  Rows of a sheet.
	 */
	private function workbook( callable $write, int $rows = 1_048_576 ): string {
		return $this->written(
			static function ( Output $output ) use ( $write, $rows ): void {
				$writer = new XlsxWriter( $output, false, null, $rows );
				$write( $writer );
				$writer->finish();
			}
		);
	}
}

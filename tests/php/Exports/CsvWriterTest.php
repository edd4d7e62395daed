<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Exports;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Exports\CsvWriter;
use UserFeedback\Exports\ExportError;
use UserFeedback\Exports\Output;

/**
 * CSV, byte by byte.
 */
final class CsvWriterTest extends WriterTestCase {

	public function testWritesWhatSpreadsheetsRead(): void {
		$file = $this->written(
			static function ( Output $output ): void {
				$writer = new CsvWriter( $output );
				$writer->begin( 'Answers', [ 'Text', 'Number', 'Date', 'Nothing' ] );
				$writer->row( [ 'a "b", c', -5, new DateTimeImmutable( '2026-03-29T03:30:00 Europe/Berlin' ), null ] );
				$writer->row( [ "one\r\ntwo", 2.5, null, '' ] );
				$writer->finish();
			}
		);
		self::assertSame(
			"\xEF\xBB\xBFText,Number,Date,Nothing\r\n\"a \"\"b\"\", c\",-5,2026-03-29 03:30:00,\r\n\"one\ntwo\",2.5,,\r\n",
			file_get_contents( $file )
		);
	}

	/** T51 */
	#[DataProvider( 'texts' )]
	public function testNoTextIsAFormula( string $text, string $cell ): void {
		$file = $this->written(
			static function ( Output $output ) use ( $text ): void {
				$writer = new CsvWriter( $output );
				// Titles are texts of owners and visitors, too.
				$writer->begin( 'Answers', [ $text ] );
				$writer->row( [ $text ] );
				$writer->finish();
			}
		);
		self::assertSame( "\xEF\xBB\xBF$cell\r\n$cell\r\n", file_get_contents( $file ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function texts(): iterable {
		foreach ( [ '=1+1', '+1+1', '-1+1', '@SUM(1)', "\u{FF1D}1", "\u{FF0B}1", "\u{FF0D}1", "\u{FF20}A1", "\u{2212}1" ] as $formula ) {
			yield $formula => [ $formula, "'$formula" ];
		}
		yield 'after a space' => [ ' =1+1', "' =1+1" ];
		yield 'after a mark of direction' => [ "\u{200F}=1+1", "'\u{200F}=1+1" ];
		yield 'after a byte order mark' => [ "\u{FEFF}=1+1", "'\u{FEFF}=1+1" ];
		yield 'after a tab' => [ "\t=1+1", "\"'\t'=1+1\"" ];
		// As Excel reads the file in German or French: quotes that do not begin a cell mean nothing to it.
		yield 'after a semicolon' => [ 'nice;=1+1', "\"nice;'=1+1\"" ];
		yield 'after a semicolon and spaces' => [ "nice; \u{A0}=1+1", "\"nice;' \u{A0}=1+1\"" ];
		yield 'after a semicolon and a quotation mark' => [ 'nice;"=1+1"', "\"nice;'\"\"=1+1\"\"\"" ];
		yield 'after several semicolons' => [ 'nice;;@SUM(1)', "\"nice;;'@SUM(1)\"" ];
		yield 'after a tab within' => [ "nice\t\u{FF1D}1", "\"nice\t'\u{FF1D}1\"" ];
		yield 'after a line break' => [ "nice\r\n+1+1;-1+1", "\"nice\n'+1+1;'-1+1\"" ];
		yield 'a negative number after a semicolon' => [ "x; -5;-5,25\n-7", "\"x; -5;-5,25\n-7\"" ];
		yield 'a tab' => [ "\tx", "\"'\tx\"" ];
		yield 'a carriage return' => [ "\rx", "\"'\nx\"" ];
		yield 'a line break' => [ "\nx", "\"'\nx\"" ];
		yield 'a control character before a formula' => [ "\0=1+1", "'=1+1" ];
		yield 'a formula in quotes and commas' => [ '=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"' ];
		yield 'a phone number' => [ '+49 170 1', "'+49 170 1" ];
		yield 'a negative number' => [ '-5.25', '-5.25' ];
		yield 'a negative number in another language' => [ '-5,25', '"-5,25"' ];
		yield 'a number with a command' => [ "-5+cmd|'/C calc'!A0", "'-5+cmd|'/C calc'!A0" ];
		yield 'a text' => [ 'x = 1', 'x = 1' ];
		yield 'an email address' => [ 'a@b.example', 'a@b.example' ];
		yield 'a semicolon' => [ 'a;b', '"a;b"' ];
		yield 'a quotation mark' => [ '"', '""""' ];
		yield 'right to left' => [ 'שלום, עולם', '"שלום, עולם"' ];
		yield 'ten thousand characters' => [ str_repeat( 'ä', 10_000 ), str_repeat( 'ä', 10_000 ) ];
		yield 'control characters' => [ "a\0b\x08c", 'abc' ];
		yield 'bytes that are no UTF-8' => [ "caf\xE9", 'caf?' ];
	}

	public function testReportsADiskThatIsFull(): void {
		$handle = fopen( '/dev/full', 'wb' );
		self::assertNotFalse( $handle );
		// PHP would collect small writes.
		stream_set_write_buffer( $handle, 0 );
		$writer = new CsvWriter( new Output( $handle ) );
		$writer->begin( 'Answers', [ 'Text' ] );
		$this->expectException( ExportError::class );
		$this->expectExceptionMessage( 'The disk of your site may be full' );
		$writer->finish();
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Import;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Import\CsvFile;
use UserFeedback\Plugin;
use UserFeedback\Results\ResultsService;
use UserFeedback\Tests\Support\ImportedFiles;
use UserFeedback\Tests\TestCase;

/**
 * Reading files: encodings, and what would fill the memory.
 */
final class CsvFileTest extends TestCase {

	use ImportedFiles;

	protected function tearDown(): void {
		$this->removeImports();
		parent::tearDown();
	}

	#[TestDox( 'a quotation mark that is never closed costs no memory and one line of a large file' )]
	public function testMemoryStaysFlatBehindAnUnclosedQuotationMark(): void {
		$path   = $this->csvFile( "A,B\n\"1,2\n" );
		$handle = fopen( $path, 'ab' ) ?: throw new RuntimeException();
		for ( $line = 0; $line < 300_000; $line++ ) {
			fwrite( $handle, "Some words that are nothing special and take some bytes,3\n" );
		}
		fclose( $handle );
		$file   = new CsvFile( $path );
		$before = memory_get_usage();
		memory_reset_peak_usage();
		$counts = [ 0, 0 ];
		foreach ( $file->records() as $record ) {
			++$counts[ $record->problem === '' ? 0 : 1 ];
		}
		self::assertSame( [ 300_000, 1 ], $counts );
		self::assertLessThan( 6_000_000, memory_get_peak_usage() - $before );
	}

	#[DataProvider( 'encodings' )]
	public function testReadsOtherEncodings( string $content, string $encoding ): void {
		$path   = $this->csvFile( $content );
		$state  = $this->importedState( $path );
		$result = Plugin::instance()->get( ResultsService::class )->ofSurvey( $state->survey, null );
		self::assertSame( [ $encoding, 'Größe?', [ 'klein' => 2, 'groß – „ja“' => 1 ] ], [
			$state->encoding,
			$result['question_stats'][0]['title'],
			array_column( $result['question_stats'][0]['options'], 'count', 'value' ),
		] );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function encodings(): iterable {
		$text = "Größe?;Ort 😀\r\nklein;Köln\r\n\"groß – „ja“\";Bonn\r\nklein;Köln\r\n";
		yield 'UTF-8' => [ $text, 'UTF-8' ];
		yield 'UTF-8 with a byte order mark' => [ "\xEF\xBB\xBF$text", 'UTF-8' ];
		yield 'UTF-16LE' => [ "\xFF\xFE" . mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' ), 'UTF-16LE' ];
		yield 'UTF-16BE' => [ "\xFE\xFF" . mb_convert_encoding( $text, 'UTF-16BE', 'UTF-8' ), 'UTF-16BE' ];
		yield 'Windows-1252' => [ mb_convert_encoding( str_replace( ' 😀', '', $text ), 'Windows-1252', 'UTF-8' ), 'Windows-1252' ];
		yield 'lines of an old Mac' => [ str_replace( "\r\n", "\r", $text ), 'UTF-8' ];
		yield 'NUL bytes' => [ str_replace( 'klein', "kl\0ein", $text ), 'UTF-8' ];
	}
}

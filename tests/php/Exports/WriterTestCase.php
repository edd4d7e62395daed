<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Exports;

use Closure;
use SimpleXMLElement;
use UserFeedback\Exports\Output;
use UserFeedback\Tests\TestCase;
use ZipArchive;

/**
 * Files that a test writes and reads again.
 */
abstract class WriterTestCase extends TestCase {

	/** @var list<string> */
	private array $files = [];

	protected function tearDown(): void {
		array_map( unlink( ... ), array_filter( $this->files, is_file( ... ) ) );
		parent::tearDown();
	}

	/**
	 * A new empty file.
	 */
	protected function file(): string {
		$file          = (string) tempnam( sys_get_temp_dir(), 'userfeedback' );
		$this->files[] = $file;
		return $file;
	}

	/**
	 * What is written to an output.
	 *
	 * @param Closure( Output ): mixed $write
	 */
	protected function written( Closure $write ): string {
		$file   = $this->file();
		$handle = fopen( $file, 'wb' );
		self::assertNotFalse( $handle );
		$write( new Output( $handle ) );
		fclose( $handle );
		return $file;
	}

	/**
	 * The sheets of a workbook by name: the value of each cell by its place, with its style.
	 *
	 * @return array<string, array<string, array{value: string, type: string, style: string}>>
	 */
	protected static function sheets( string $file ): array {
		$zip = new ZipArchive();
		self::assertTrue( $zip->open( $file, ZipArchive::CHECKCONS ) );
		$sheets   = [];
		$workbook = self::xml( $zip, 'xl/workbook.xml' );
		foreach ( $workbook->sheets->sheet as $sheet ) {
			$number = count( $sheets ) + 1;
			$cells  = [];
			foreach ( self::xml( $zip, "xl/worksheets/sheet$number.xml" )->sheetData->row as $row ) {
				foreach ( $row->c as $cell ) {
					$cells[ (string) $cell['r'] ] = [
						'value' => (string) ( $cell['t'] === null ? $cell->v : $cell->is->t ),
						'type'  => (string) $cell['t'],
						'style' => (string) $cell['s'],
					];
				}
			}
			$sheets[ (string) $sheet['name'] ] = $cells;
		}
		return $sheets;
	}

	protected static function xml( ZipArchive $zip, string $name ): SimpleXMLElement {
		$xml = simplexml_load_string( (string) $zip->getFromName( $name ) );
		self::assertNotFalse( $xml, $name );
		return $xml;
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Import;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Import\CsvFile;
use UserFeedback\Import\ImportError;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Importing CSV files.
 */
final class CsvImportTest extends TestCase {

	use SurveyFixtures;

	private const FIXTURES = __DIR__ . '/../../fixtures/';

	/** Responses that are written at once, see ResponseImport. */
	private const BATCH = 500;

	/** @var list<string> */
	private array $files = [];

	protected function tearDown(): void {
		array_map( unlink( ... ), $this->files );
		parent::tearDown();
	}

	/**
	 * Every figure of every column equals a count of the file's cells made without the plugin.
	 *
	 * @param array<string, int> $known Published or counted by others: label → count.
	 */
	#[DataProvider( 'realSurveys' )]
	public function testEveryFigureOfARealSurveyEqualsACountOfTheFile( string $file, string $empty, int $responses, array $known ): void {
		$results = $this->import( self::FIXTURES . $file, $empty );
		self::assertSame( $responses, $results['total'] );

		$columns = $this->countCells( self::FIXTURES . $file, $empty );
		self::assertCount( count( $columns ), $results['question_stats'] );
		foreach ( $results['question_stats'] as $index => $question ) {
			[ 'name' => $name, 'answered' => $answered, 'values' => $values ] = $columns[ $index ];
			self::assertSame( $name, $question['title'] );
			self::assertSame( [ $answered, $responses - $answered ], [ $question['total_answers'], $question['skipped'] ], $name );
			if ( count( $values ) <= 50 ) {
				self::assertSame( 'radio-button', $question['type'], $name );
				$counts = array_column( $question['options'], 'count', 'value' );
				ksort( $counts );
				ksort( $values );
				self::assertSame( $values, $counts, $name );
			} else {
				self::assertSame( 'text', $question['type'], $name );
			}
		}
		$all = array_merge( ...array_column( $results['question_stats'], 'options' ) );
		foreach ( $known as $label => $count ) {
			self::assertContains( [ 'value' => $label, 'count' => $count ], $all );
		}
	}

	/**
	 * @return iterable<string, array{string, string, int, array<string, int>}>
	 */
	public static function realSurveys(): iterable {
		yield 'commas' => [
			'comma-survey.csv',
			'',
			1129,
			[
				"It's important for a person to be honest, kind, and loyal." => 641,
				"It's important for a person to be honest, kind and loyal."  => 488,
			],
		];
		yield 'weather' => [ 'weather-check.csv', '-', 928, [ 'The default weather app on your phone' => 213 ] ];
	}

	#[DataProvider( 'brokenFiles' )]
	public function testABrokenFileIsRefusedByLineAndNothingIsStored( string $content, ?int $line, string $message ): void {
		$path = $this->file( $content );
		try {
			$this->import( $path, '' );
			self::fail( 'The file was imported.' );
		} catch ( ImportError $error ) {
			self::assertStringContainsString( $message, $error->getMessage() );
			if ( $line !== null ) {
				self::assertStringStartsWith( "Line $line: ", $error->getMessage() );
			}
		}
		self::assertSame( [ 0, 0, 0 ], [ $this->rows( 'surveys' ), $this->rows( 'responses' ), $this->rows( 'daily_counts' ) ] );
	}

	/**
	 * @return iterable<string, array{string, int|null, string}>
	 */
	public static function brokenFiles(): iterable {
		yield 'too few columns' => [ "A,B\n1,2\n3\n", 3, 'it has 1 columns, the header has 2' ];
		yield 'too many, after a text of two lines' => [ "A,B\n\"one\ntwo\",2\n3,4,5\n", 4, 'it has 3 columns' ];
		yield 'a quotation mark that is never closed' => [ "A,B\n\"1,2\n3,4\n", 2, 'missing quotation mark' ];
		yield 'Latin-1' => [ "A,B\n1,2\nMotorhead,caf\xE9\n", 3, 'not UTF-8' ];
		yield 'Latin-1 in the header' => [ "A,caf\xE9\n1,2\n", 1, 'not UTF-8' ];
		yield 'no header but answers' => [ "3292953864,Yes,Some\n3292950324,No,A lot\n", 1, 'column 1 is “3292953864”' ];
		yield 'a column without a name' => [ "A,\n1,2\n", 1, 'column 2 has no name' ];
		yield 'two columns of one name' => [ "A,B,A\n1,2,3\n", 1, 'two columns are named “A”' ];
		yield 'an empty file' => [ '', null, 'The file is empty' ];
		yield 'a text that is too long' => [ "A\n" . self::manyDifferent() . str_repeat( 'x', 401 ) . "\n", 62, 'at most 400 characters' ];
	}

	public function testReadsSemicolonsAndAByteOrderMark(): void {
		$results = $this->import( $this->file( "\xEF\xBB\xBFCity;Why\nMünchen;\"a; b\"\n\nKöln;\n" ), '' );
		self::assertSame( [ 'City', 'Why' ], array_column( $results['question_stats'], 'title' ) );
		self::assertSame( [ 2, 1 ], array_column( $results['question_stats'], 'total_answers' ) );
	}

	public function testLinesWithoutAnyAnswerAreLeftOut(): void {
		self::assertSame( 1, $this->import( $this->file( "A,B\n-,\nx,-\n" ), '-' )['total'] );
	}

	public function testStoresTheRowsThatTakingEachLineWouldHaveStored(): void {
		$lines = array_map(
			static fn ( int $n ) => sprintf( '%s,Text %d é,%s', [ 'Yes', 'No', '', '日本' ][ $n % 4 ], $n, $n % 3 === 0 ? '' : $n % 7 ),
			range( 1, 60 )
		);
		$path   = $this->file( "Choice,Text,Digits\n" . implode( "\n", $lines ) . "\n" );
		$survey = $this->store( $path );
		$single = $this->store( $this->file( "Choice,Text,Digits\n" ), $path );
		self::assertSame( $this->storedRows( $single ), $this->storedRows( $survey ) );
	}

	public function testALineThatCannotBeStoredUndoesTheBatchesBefore(): void {
		$path   = $this->file( "A\n" . str_repeat( "Yes\n", self::BATCH + 1 ) );
		$file   = new CsvFile( $path );
		$column = Plugin::instance()->csvImport()->columns( $file, '' );
		file_put_contents( $path, "No option\n", FILE_APPEND );
		try {
			Plugin::instance()->csvImport()->run( $file, $column, '', 'Imported', 1 );
			self::fail( 'The file was imported.' );
		} catch ( ImportError $error ) {
			self::assertStringStartsWith( 'Line ' . ( self::BATCH + 3 ) . ': ', $error->getMessage() );
		}
		$left = array_map( $this->rows( ... ), [ 'surveys', 'responses', 'answers', 'daily_counts', 'question_options' ] );
		self::assertSame( [ 0, 0, 0, 0, 0 ], $left );
	}

	public function testWritesFiguresOnceAndRowsInBatches(): void {
		$log = QueryLog::start();
		$survey = $this->store( $this->file( "A,B\n" . str_repeat( "Yes,Other\n", 2 * self::BATCH + 1 ) ) );
		foreach ( [ 'responses' => 3, 'answers' => 6, 'question_options' => 1, 'daily_counts' => 1 ] as $table => $count ) {
			$into = 'INTO `' . Plugin::instance()->connection()->table( $table ) . '`';
			self::assertCount( $count, $log->containing( $into ), $table );
		}
		self::assertSame( 2 * self::BATCH + 1, Plugin::instance()->results()->ofSurvey( $survey->id, null )['total'] );
		self::assertFalse( Plugin::instance()->responseLifecycle()->recount( $survey->id ) );
	}

	public function testMemoryDoesNotGrowWithTheFile(): void {
		$path  = $this->file( "A\n" . str_repeat( "Yes\n", 5 * self::BATCH ) );
		$used  = [];
		$table = Plugin::instance()->connection()->table( 'answers' );
		add_filter(
			'query',
			static function ( string $query ) use ( &$used, $table ): string {
				if ( str_contains( $query, "INTO `$table`" ) ) {
					$used[] = memory_get_usage();
				}
				return $query;
			}
		);
		$this->store( $path );
		self::assertCount( 5, $used );
		self::assertLessThan( 300_000, $used[4] - $used[1], 'three batches more' );
	}

	public function testAMissingFileIsNamed(): void {
		$this->expectException( ImportError::class );
		$this->expectExceptionMessage( '/nowhere.csv does not exist' );
		new CsvFile( '/nowhere.csv' );
	}

	/**
	 * Imports a file; or its questions, and then the lines one by one as they are taken from a visitor.
	 *
	 * @param string $path  The file, or only its header when there is another for the lines.
	 * @param string $lines The file whose lines are taken one by one.
	 */
	private function store( string $path, string $lines = '' ): Survey {
		$plugin  = Plugin::instance();
		$file    = new CsvFile( $path );
		$columns = $plugin->csvImport()->columns( $lines === '' ? $file : new CsvFile( $lines ), '' );
		$survey  = $plugin->csvImport()->run( $file, $columns, '', 'Imported', 1 )['survey'];
		foreach ( $lines === '' ? [] : ( new CsvFile( $lines ) )->lines() as $cells ) {
			$answers = [];
			foreach ( $columns as $index => $column ) {
				$answers[] = [
					'question_id' => $column->id,
					'value'       => $cells[ $index ] === '' ? null : $cells[ $index ],
				];
			}
			$plugin->responses()->import( $survey, wp_generate_uuid4(), $answers );
		}
		return $survey;
	}

	/**
	 * Every row of a survey's responses, with ids counted from its first response.
	 *
	 * @return array<string, list<array<string, string|null>>>
	 */
	private function storedRows( Survey $survey ): array {
		$connection = Plugin::instance()->connection();
		$first      = (int) $connection->value( 'SELECT MIN( id ) FROM %i WHERE survey_id = %d', $connection->table( 'responses' ), $survey->id );
		$tables     = [];
		foreach ( [ 'responses', 'answers', 'answer_texts', 'question_options', 'daily_counts' ] as $table ) {
			$rows = $connection->rows( 'SELECT * FROM %i WHERE survey_id = %d', $connection->table( $table ), $survey->id );
			foreach ( $rows as $index => $row ) {
				foreach ( array_intersect( [ 'id', 'response_id' ], array_keys( $row ) ) as $id ) {
					$row[ $id ] = (string) ( (int) $row[ $id ] - $first );
				}
				// The moment of each response is now, and writers of the counts are spread by chance.
				unset( $row['survey_id'], $row['submission_id'], $row['submitted_at'], $row['shard'] );
				$rows[ $index ] = $row;
			}
			$tables[ $table ] = $table === 'daily_counts' ? self::summed( $rows ) : $rows;
			sort( $tables[ $table ] );
		}
		return $tables;
	}

	/**
	 * Rows of the same figure added up.
	 *
	 * @param list<array<string, string|null>> $rows
	 * @return list<array<string, string|null>>
	 */
	private static function summed( array $rows ): array {
		$summed = [];
		foreach ( $rows as $row ) {
			$key      = "{$row['day']} {$row['question_id']} {$row['option_hash']}";
			$row['n'] = (string) ( (int) ( $summed[ $key ]['n'] ?? 0 ) + (int) $row['n'] );

			$summed[ $key ] = $row;
		}
		return array_values( $summed );
	}

	/**
	 * @return array<string, mixed> Results of the imported survey.
	 */
	private function import( string $path, string $empty ): array {
		$plugin = Plugin::instance();
		$file   = new CsvFile( $path );
		$import = $plugin->csvImport();
		$survey = $import->run( $file, $import->columns( $file, $empty ), $empty, 'Imported', 1 )['survey'];
		self::assertSame( 'draft', $survey->status, 'an import shows nothing to visitors' );
		return $plugin->results()->ofSurvey( $survey->id, null );
	}

	/**
	 * Counts with nothing but PHP's CSV reader.
	 *
	 * @return list<array{name: string, answered: int, values: array<string, int>}>
	 */
	private function countCells( string $path, string $empty ): array {
		$lines   = array_map( static fn ( string $line ): array => str_getcsv( $line, ',', '"', '' ), file( $path, FILE_IGNORE_NEW_LINES ) ?: [] );
		$columns = [];
		foreach ( $lines[0] as $index => $name ) {
			$cells     = array_map( static fn ( ?string $cell ): string => trim( (string) $cell ), array_column( array_slice( $lines, 1 ), $index ) );
			$cells     = array_filter( $cells, static fn ( string $cell ): bool => $cell !== '' && $cell !== $empty );
			$columns[] = [
				'name'     => trim( (string) $name ),
				'answered' => count( $cells ),
				'values'   => array_count_values( $cells ),
			];
		}
		return $columns;
	}

	private function file( string $content ): string {
		$path          = (string) tempnam( sys_get_temp_dir(), 'ufb' );
		$this->files[] = $path;
		file_put_contents( $path, $content );
		return $path;
	}

	/**
	 * Enough different answers that the column becomes a text.
	 */
	private static function manyDifferent(): string {
		return implode( '', array_map( static fn ( int $number ): string => "Text $number\n", range( 1, 60 ) ) );
	}
}

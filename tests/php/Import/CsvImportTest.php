<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Import;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Import\CsvFile;
use UserFeedback\Import\ImportError;
use UserFeedback\Plugin;
use UserFeedback\Results\ResultsService;
use UserFeedback\Surveys\QuestionTypes\RadioButton;
use UserFeedback\Tests\Support\ImportedFiles;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Importing CSV files.
 */
final class CsvImportTest extends TestCase {

	use ImportedFiles;
	use SurveyFixtures;

	private const FIXTURES = __DIR__ . '/../../fixtures/';

	protected function tearDown(): void {
		$this->removeImports();
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
			self::assertContains( [ $label, $count ], array_map( static fn ( array $option ) => [ $option['value'], $option['count'] ], $all ) );
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
	public function testABrokenFileIsRefusedAndNothingIsStored( string $content, string $message ): void {
		$path = $this->csvFile( $content );
		try {
			$this->import( $path, '' );
			self::fail( 'The file was imported.' );
		} catch ( ImportError $error ) {
			self::assertStringContainsString( $message, $error->getMessage() );
		}
		Plugin::instance()->get( WorkRunner::class )->runDue();
		self::assertSame( [ 0, 0, 0 ], [ $this->rows( 'surveys' ), $this->rows( 'responses' ), $this->rows( 'survey_counts' ) ] );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function brokenFiles(): iterable {
		yield 'no header but answers' => [ "3292953864,Yes,Some\n3292950324,No,A lot\n", 'Line 1: column 1 is “3292953864”' ];
		yield 'an empty file' => [ '', 'The file is empty' ];
		yield 'only a header' => [ "A,B\n", 'no answers' ];
		yield 'only lines with problems' => [ "A,B\n1\n2\n", 'Line 2: it has 1 columns' ];
		yield 'no answers' => [ "A,B\n,\n,\n", 'No line has an answer' ];
		yield 'a quotation mark that is never closed in the header' => [ "A,\"B\n1,2\n", 'Line 1: a quotation mark' ];
		yield '5,000 columns' => [ implode( ',', array_map( static fn ( int $n ) => "C$n", range( 1, 5000 ) ) ) . "\n", '5,000 columns' ];
		yield 'a picture' => [ "\x89PNG" . str_repeat( "\0\0\1", 100 ), 'not a text file' ];
	}

	/**
	 * @param list<array{int, string, string}> $problems Line, column, and part of the message.
	 */
	#[DataProvider( 'badLines' )]
	#[TestDox( '[OPS-05~] a bad line is left out and reported with its number and column, the others are imported: $_dataName' )]
	public function testABadLineIsLeftOut( string $content, int $stored, array $problems ): void {
		$state = $this->importedState( $this->csvFile( $content ) );
		self::assertSame( [ $stored, count( $problems ), count( $problems ) ], [ $state->stored, $state->skipped, $state->problemsCount ] );
		foreach ( $problems as $index => [ $line, $column, $message ] ) {
			self::assertSame( [ $line, $column ], [ $state->problems[ $index ]['line'], $state->problems[ $index ]['column'] ] );
			self::assertStringContainsString( $message, $state->problems[ $index ]['message'] );
		}
	}

	/**
	 * @return iterable<string, array{string, int, list<array{int, string, string}>}>
	 */
	public static function badLines(): iterable {
		yield 'too few columns' => [ "A,B\n1,2\n3\n4,5\n", 2, [ [ 3, '', 'it has 1 columns, the header has 2' ] ] ];
		yield 'too many, after a text of two lines' => [ "A,B\n\"one\ntwo\",2\n3,4,5\n", 1, [ [ 4, '', 'it has 3 columns' ] ] ];
		yield 'a quotation mark that is never closed' => [ "A,B\n\"1,2\n3,4\n", 1, [ [ 2, '', 'never closed' ] ] ];
		yield 'a quotation mark that is closed by that of another line' => [
			"A,B\n\"1,2\n3,4\n5,\"6\n7,8\n\"9\",\"0\"\n",
			3,
			[ [ 2, '', 'has 1 columns' ], [ 4, '', 'has 3 columns' ] ],
		];
		yield 'not UTF-8' => [ "A,B\n1,é\nMotorhead,caf\xE9\n", 1, [ [ 3, '', 'not UTF-8' ] ] ];
		$long = "A\n" . self::manyDifferent() . str_repeat( 'x', 10001 ) . "\n";
		yield 'a text that is too long' => [ $long, 60, [ [ 62, 'A', 'more than 10,000 characters' ] ] ];
		yield 'dates' => [
			"When,Timestamp\nNow,2026-01-02 03:04:05\nNever,2026-13-02 03:04:05\nLater,2126-01-02 03:04:05\nSoon,2026-01-02 03:04:06\nNo,\n"
				. "Yes,2026-01-03 10:00:00\nOk,2026-01-03 10:00:01\n",
			4,
			[ [ 3, 'Timestamp', 'not a valid date' ], [ 4, 'Timestamp', 'in the future' ], [ 6, 'Timestamp', 'date is missing' ] ],
		];
	}

	#[TestDox( '[PLS-30~] equal headers are told apart' )]
	public function testEqualHeadersAreToldApart(): void {
		$results = $this->import( $this->csvFile( "Why?,City,Why?\nBecause,Köln,So\nThen,Bonn,No\n" ), '' );
		self::assertSame( [ 'Why?', 'City', 'Why? (2)' ], array_column( $results['question_stats'], 'title' ) );
	}

	/** Tables that programs of statistics write begin with a column of row numbers that has no name. */
	public function testAColumnWithoutANameIsNamedByItsNumber(): void {
		$results = $this->import( $this->csvFile( ",City\n0,Berlin\n1,Bonn\n" ), '' );
		self::assertSame( [ 'Column 1', 'City' ], array_column( $results['question_stats'], 'title' ) );
	}

	public function testATextLongerThanAVisitorsIsKeptWhole(): void {
		$text    = str_repeat( 'ä', 10000 );
		$results = $this->import( $this->csvFile( "A\n" . self::manyDifferent() . "$text\n" ), '' );
		self::assertSame( $text, $results['question_stats'][0]['answers'][0]['value'] );
	}

	public function testReadsSemicolonsAndAByteOrderMark(): void {
		$results = $this->import( $this->csvFile( "\xEF\xBB\xBFCity;Why\nMünchen;\"a; b\"\n\nKöln;\n" ), '' );
		self::assertSame( [ 'City', 'Why' ], array_column( $results['question_stats'], 'title' ) );
		self::assertSame( [ 2, 1 ], array_column( $results['question_stats'], 'total_answers' ) );
	}

	#[TestDox( 'A9: keeps line breaks in the cells, trimmed and of one kind; a name of a column is one line' )]
	public function testKeepsLineBreaks(): void {
		$results = $this->import( $this->csvFile( "\"Your\nanswer\"\r\n\" Dear team,\r\n\r\nthe  lamp broke.\rRegards\n \"\r\nNo\r\n" ), '' );
		$values  = array_column( $results['question_stats'][0]['answers'], 'value' );
		self::assertSame( [ 'Your answer', 'long-text' ], [ $results['question_stats'][0]['title'], $results['question_stats'][0]['type'] ] );
		self::assertSame( [ 'No', "Dear team,\n\nthe lamp broke.\nRegards" ], $values );
	}

	/**
	 * @param list<string> $answers
	 */
	#[DataProvider( 'columnsAtTheirLimits' )]
	public function testAColumnIsAChoiceWhileItsAnswersFitIntoOne( array $answers, string $type ): void {
		$questions = $this->suggestedQuestions( $this->csvFile( "A\n" . implode( "\n", $answers ) . "\n" ) );
		self::assertSame( [ $type, count( $answers ) ], [ $questions[0]->type, $questions[0]->answered ] );
	}

	/**
	 * @return iterable<string, array{list<string>, string}>
	 */
	public static function columnsAtTheirLimits(): iterable {
		$answers = static fn ( int $count ) => array_map( static fn ( int $number ) => "Answer $number", range( 1, $count ) );
		yield '50 different answers' => [ [ ...$answers( 50 ), ...$answers( 50 ) ], 'radio-button' ];
		yield '51 different answers' => [ [ ...$answers( 51 ), ...$answers( 51 ) ], 'text' ];
		yield 'answers that hardly repeat' => [ [ ...$answers( 50 ), 'Answer 7' ], 'text' ];
		yield 'an answer as long as an option' => [ [ str_repeat( 'é', RadioButton::MAX_LABEL_LENGTH ) ], 'radio-button' ];
		yield 'an answer longer than an option' => [ [ str_repeat( 'é', RadioButton::MAX_LABEL_LENGTH + 1 ) ], 'long-text' ];
	}

	public function testOnlyTheMarkForNoAnswerIsNoAnswer(): void {
		$results = $this->import( $this->csvFile( "A\n0\n00\n-\n" ), '0' );
		self::assertSame( [ '-' => 1, '00' => 1 ], self::sortedCounts( $results['question_stats'][0]['options'] ) );
	}

	public function testLinesWithoutAnyAnswerAreLeftOut(): void {
		self::assertSame( 1, $this->import( $this->csvFile( "A,B\n-,\nx,-\n" ), '-' )['total'] );
	}

	public function testAMissingFileIsNamed(): void {
		$this->expectException( ImportError::class );
		$this->expectExceptionMessage( '/nowhere.csv does not exist' );
		new CsvFile( '/nowhere.csv' );
	}

	/**
	 * @return array<string, mixed> Results of the imported survey.
	 */
	private function import( string $path, string $empty ): array {
		$survey = $this->importFile( $path, $empty );
		self::assertSame( 'draft', $survey->status, 'an import shows nothing to visitors' );
		return Plugin::instance()->get( ResultsService::class )->ofSurvey( $survey->id, null );
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
			if ( $name === 'RespondentID' ) {
				// Recognised as an id, which is no question.
				continue;
			}
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

	/**
	 * @param list<array{value: string, count: int}> $options
	 * @return array<string, int>
	 */
	private static function sortedCounts( array $options ): array {
		$counts = array_column( $options, 'count', 'value' );
		ksort( $counts, SORT_STRING );
		return $counts;
	}

	/**
	 * Enough different answers that the column becomes a text.
	 */
	private static function manyDifferent(): string {
		return implode( '', array_map( static fn ( int $number ): string => "Text $number\n", range( 1, 60 ) ) );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Import;

use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Import\DateReader;
use UserFeedback\Import\Mapping\MappedQuestion;
use UserFeedback\Tests\Support\ImportedFiles;
use UserFeedback\Tests\TestCase;

/**
 * What columns are suggested to become.
 */
final class SuggestedMappingTest extends TestCase {

	use ImportedFiles;

	protected function tearDown(): void {
		$this->removeImports();
		parent::tearDown();
	}

	/**
	 * @param list<string> $values
	 */
	#[DataProvider( 'columns' )]
	#[TestDox( '[OPS-05~] a column becomes the question that its values suggest: $_dataName' )]
	public function testTypeFollowsFromTheValues( array $values, string $type, int $options = 0 ): void {
		$lines     = implode( "\n", array_map( static fn ( string $value ) => '"' . str_replace( '"', '""', $value ) . '"', $values ) );
		$questions = $this->suggestedQuestions( $this->csvFile( "Column\n$lines\n" ) );
		self::assertSame( [ $type, $options ], [ $questions[0]->type, count( $questions[0]->options ) ] );
	}

	/**
	 * @return iterable<string, array{list<string>, string, 2?: int}>
	 */
	public static function columns(): iterable {
		yield '1 to 5' => [ [ '1', '5', '3' ], 'star-rating' ];
		yield '0 to 5' => [ [ '1', '5', '0' ], 'nps' ];
		yield '1 to 10' => [ [ '1', '10', '9' ], 'nps' ];
		yield '6 only' => [ [ '6', '6' ], 'nps' ];
		yield '1 to 11' => [ [ '1', '11', '2' ], 'radio-button', 3 ];
		yield 'no and yes as numbers' => [ [ '0', '1', '1' ], 'radio-button', 2 ];
		yield 'numbers that are not whole' => [ [ '1.5', '2', '3' ], 'radio-button', 3 ];
		yield 'negative numbers' => [ [ '-1', '2', '3' ], 'radio-button', 3 ];
		yield 'addresses' => [ [ 'a@example.com', 'b.c+d@example.org' ], 'email' ];
		yield 'addresses and another text' => [ [ 'a@example.com', 'none' ], 'radio-button', 2 ];
		yield 'options in one cell' => [ [ 'A, B', 'B, C', 'A', 'A, C' ], 'checkbox', 3 ];
		yield 'options with semicolons' => [ [ 'A, or B;C', 'C;D', 'D', 'A, or B;D' ], 'checkbox', 3 ];
		yield 'options with semicolons and spaces' => [ [ 'A; B', 'B; C', 'A; C' ], 'checkbox', 3 ];
		yield 'labels with commas' => [ [ 'Honest, kind and loyal', 'Honest, kind, and loyal', 'Honest, kind and loyal' ], 'radio-button', 2 ];
		yield 'amounts' => [ [ '$25,000 - $49,999', '$0 - $24,999', '$50,000 - $99,999', '$0 - $24,999' ], 'radio-button', 3 ];
		yield 'places' => [ [ 'Berlin, Germany', 'Bonn, Germany', 'Graz, Austria', 'Linz, Austria' ], 'radio-button', 4 ];
		yield 'names' => [ array_map( static fn ( int $n ) => "Name $n", range( 1, 12 ) ), 'text' ];
		$sentence = static fn ( int $n ) => "I think that the answer is $n, because I have counted them all again";
		yield 'sentences' => [ array_map( $sentence, range( 1, 12 ) ), 'long-text' ];
		yield 'several lines' => [ [ "One\ntwo", 'three' ], 'long-text' ];
		yield 'HTML' => [ [ '<b>Yes</b>', '<script>alert(1)</script>', '<b>Yes</b>' ], 'radio-button', 2 ];
	}

	/**
	 * @param list<array{string, string, list<string>}> $expected Title, type, options.
	 */
	#[DataProvider( 'tickColumns' )]
	#[TestDox( '[PLS-30~] columns of a question with several answers become one checkbox question: $_dataName' )]
	public function testColumnsBecomeOneQuestion( string $content, array $expected ): void {
		$questions = $this->suggestedQuestions( $this->csvFile( $content ) );
		$found     = array_map( static fn ( MappedQuestion $question ) => [ $question->title, $question->type, $question->options ], $questions );
		self::assertSame( $expected, $found );
	}

	/**
	 * @return iterable<string, array{string, list<array{string, string, list<string>}>}>
	 */
	public static function tickColumns(): iterable {
		yield 'ones and zeros' => [
			"Which? [A],Which? [B],Why\n1,0,x\n0,1,y\n",
			[ [ 'Which?', 'checkbox', [ 'A', 'B' ] ], [ 'Why', 'radio-button', [ 'x', 'y' ] ] ],
		];
		yield 'our own' => [
			"Which? – A,Which? – B,Other? – A,Other? – C\n1,0,1,1\n0,1,0,1\n",
			[ [ 'Which?', 'checkbox', [ 'A', 'B' ] ], [ 'Other?', 'checkbox', [ 'A', 'C' ] ] ],
		];
		yield 'equal headers' => [ "Which?,Which?,Which?\nA,,C\n,B,\nA,B,\n", [ [ 'Which?', 'checkbox', [ 'A', 'B', 'C' ] ] ] ];
		yield 'labels as headers' => [
			"A,B,Yes?\nA,,Yes\n,B,No\n",
			[ [ 'Select all that apply', 'checkbox', [ 'A', 'B' ] ], [ 'Yes?', 'radio-button', [ 'Yes', 'No' ] ] ],
		];
		yield 'labels at the end of headers' => [ "Which? A,Which? B\nA,\n,B\n", [ [ 'Which?', 'checkbox', [ 'A', 'B' ] ] ] ];
		yield 'no group of one column' => [
			"A,City\nA,Bonn\n,Ulm\n",
			[ [ 'A', 'radio-button', [ 'A' ] ], [ 'City', 'radio-button', [ 'Bonn', 'Ulm' ] ] ],
		];
	}

	public function testOfTooManyQuestionsTheLastOnesAreIgnored(): void {
		$names = implode( ',', array_map( static fn ( int $n ) => "Question $n?", range( 1, 150 ) ) );
		self::assertCount( 100, $this->suggestedQuestions( $this->csvFile( "$names\n" . str_repeat( 'a,', 149 ) . "a\n" ) ) );
	}

	#[DataProvider( 'dates' )]
	#[TestDox( '[PLS-30~] reads the dates of survey tools: $text' )]
	public function testReadsDates( string $text, string $order, ?string $expected ): void {
		$date = DateReader::read( $text, $order, new DateTimeZone( 'Europe/Berlin' ) );
		self::assertSame( $expected, $date?->format( 'Y-m-d H:i:s' ) );
		self::assertSame( $expected !== null, in_array( $order, DateReader::orders( $text ), true ) );
	}

	/**
	 * @return list<array{string, string, string|null}>
	 */
	public static function dates(): array {
		return [
			[ '2026-07-03T10:00:00Z', 'ymd', '2026-07-03 10:00:00' ],
			[ '2026-07-03T10:00:00.123Z', 'ymd', '2026-07-03 10:00:00' ],
			[ '2026-07-03 10:00:00', 'ymd', '2026-07-03 08:00:00' ],
			[ '2026-07-03 10:00:00 UTC', 'ymd', '2026-07-03 10:00:00' ],
			[ '2026/07/03 3:04:05 PM GMT+2', 'ymd', '2026-07-03 13:04:05' ],
			[ '2026/07/03 12:04:05 AM GMT-5', 'ymd', '2026-07-03 05:04:05' ],
			[ '07/03/2026 03:04:05 PM', 'mdy', '2026-07-03 13:04:05' ],
			[ '07/03/2026 03:04:05 PM', 'dmy', '2026-03-07 14:04:05' ],
			[ '3.7.2026 15:04', 'dmy', '2026-07-03 13:04:00' ],
			[ '03.07.26', 'dmy', '2026-07-02 22:00:00' ],
			[ 'Jul 3, 2026 3:04 PM', 'mdy', '2026-07-03 13:04:00' ],
			[ '3 July 2026 15:04', 'ymd', '2026-07-03 13:04:00' ],
			[ 'Friday, July 3, 2026', 'dmy', '2026-07-02 22:00:00' ],
			[ '13/13/2026', 'mdy', null ],
			[ '2026-02-30', 'ymd', null ],
			[ '0001-01-01', 'ymd', null ],
			[ 'soon', 'ymd', null ],
			[ '12', 'ymd', null ],
			[ '2026', 'ymd', null ],
		];
	}
}

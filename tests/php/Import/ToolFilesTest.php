<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Import;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Import\CsvFile;
use UserFeedback\Plugin;
use UserFeedback\Results\ResultsService;
use UserFeedback\Tests\Support\ImportedFiles;
use UserFeedback\Tests\TestCase;

/**
 * Files as survey tools write them. Every count is made a second time here, with PHP's CSV reader alone.
 */
final class ToolFilesTest extends TestCase {

	use ImportedFiles;

	private const FIXTURES = __DIR__ . '/../../fixtures/import/';

	protected function tearDown(): void {
		$this->removeImports();
		parent::tearDown();
	}

	/**
	 * @param int                                                   $headers   Header rows.
	 * @param int                                                   $date      Column of the date.
	 * @param list<array{string, string, list<int>, 3?: non-empty-string}> $questions Title, type, columns, and what joins several options in a cell.
	 */
	#[DataProvider( 'files' )]
	#[TestDox( '[OPS-05~] [PLS-30~] counts, dates, types and skipped answers of a file of $_dataName equal a count of its cells' )]
	public function testCountsEqualTheFile( string $name, string $format, int $headers, int $date, string $zone, array $questions ): void {
		$path = self::FIXTURES . $name;
		$file = new CsvFile( $path );
		self::assertSame( $format, $file->format->value );
		$records = array_slice( self::cells( $path ), $headers );
		$asked   = array_flip( array_merge( ...array_column( $questions, 2 ) ) );
		$answers = array_filter( $records, static fn ( array $cells ) => implode( '', array_intersect_key( $cells, $asked ) ) !== '' );
		$survey  = $this->importFile( $path );
		$results = Plugin::instance()->get( ResultsService::class )->ofSurvey( $survey->id, null );
		self::assertSame( count( $answers ), $results['total'] );
		self::assertSame(
			array_map( static fn ( array $question ) => [ $question[0], $question[1] ], $questions ),
			array_map( static fn ( array $stats ) => [ $stats['title'], $stats['type'] ], $results['question_stats'] )
		);
		foreach ( $questions as $index => $question ) {
			$this->assertCounts( $question, $results['question_stats'][ $index ], $answers );
		}
		self::assertSame( self::dates( array_column( $answers, $date ), $zone ), $this->storedDates( $survey->id ) );
	}

	/**
	 * @return iterable<string, array{string, string, int, int, string, list<array{string, string, list<int>, 3?: non-empty-string}>}>
	 */
	public static function files(): iterable {
		yield 'SurveyMonkey' => [
			'surveymonkey.csv',
			'surveymonkey',
			2,
			2,
			'UTC',
			[
				[ 'How did you hear about us?', 'radio-button', [ 9 ] ],
				[ 'How did you hear about us? – Other (please specify)', 'radio-button', [ 10 ] ],
				[ 'Which of these do you use? (Select all that apply.)', 'checkbox', [ 11, 12, 13, 14, 15 ] ],
				[ 'Which of these do you use? (Select all that apply.) – Other (please specify)', 'radio-button', [ 16 ] ],
				[ 'How would you rate our shop?', 'star-rating', [ 17 ] ],
				[ 'How likely is it that you would recommend our shop to a friend or colleague?', 'nps', [ 18 ] ],
				[ 'How important are these to you? – Price', 'radio-button', [ 19 ] ],
				[ 'How important are these to you? – Quality', 'radio-button', [ 20 ] ],
				[ 'How important are these to you? – Service, before and after', 'radio-button', [ 21 ] ],
				[ 'What could we do better?', 'long-text', [ 22 ] ],
				[ 'Contact – Name', 'text', [ 23 ] ],
				[ 'Contact – Email Address', 'email', [ 24 ] ],
				[ 'How would you rate our shop? (2)', 'star-rating', [ 25 ] ],
			],
		];
		yield 'Typeform' => [
			'typeform.csv',
			'typeform',
			1,
			15,
			'UTC',
			[
				[ 'Hi! What is your *first name*?', 'text', [ 1 ] ],
				[ 'How would you like to reach us?', 'radio-button', [ 2 ] ],
				[ 'Select all that apply', 'checkbox', [ 3, 4, 5, 6 ] ],
				[ 'How likely are you to recommend us to a friend?', 'nps', [ 7 ] ],
				[ 'How do you rate our support?', 'star-rating', [ 8 ] ],
				[ 'Are you a customer?', 'radio-button', [ 9 ] ],
				[ 'What is your email?', 'email', [ 10 ] ],
				[ 'Anything else that you want to tell us?', 'long-text', [ 11 ] ],
			],
		];
		yield 'Google Forms' => [
			'google-forms.csv',
			'google-forms',
			1,
			0,
			'UTC',
			[
				[ 'Username', 'email', [ 1 ] ],
				[ 'Which dishes did you have?', 'checkbox', [ 2 ], ', ' ],
				[ 'How was … [Food]', 'radio-button', [ 3 ] ],
				[ 'How was … [Service]', 'radio-button', [ 4 ] ],
				[ 'How was … [Atmosphere, music]', 'radio-button', [ 5 ] ],
				[ 'Overall, how many stars do we get?', 'star-rating', [ 6 ] ],
				[ 'Would you recommend us?', 'nps', [ 7 ] ],
				[ 'What should we know?', 'text', [ 8 ] ],
			],
		];
		yield 'Formbricks' => [
			'formbricks.csv',
			'formbricks',
			1,
			2,
			'UTC',
			[
				[ 'What is your role?', 'radio-button', [ 9 ] ],
				[ 'Which features do you use?', 'checkbox', [ 10 ], '; ' ],
				[ 'How likely are you to recommend us?', 'nps', [ 11 ] ],
				[ 'How satisfied are you?', 'star-rating', [ 12 ] ],
				[ 'What is missing?', 'long-text', [ 13 ] ],
				[ 'Where can we reach you?', 'email', [ 14 ] ],
			],
		];
	}

	/**
	 * @param array{string, string, list<int>, 3?: non-empty-string} $question
	 * @param array<string, mixed>                         $stats
	 * @param array<list<string>>                          $records
	 */
	private function assertCounts( array $question, array $stats, array $records ): void {
		[ $title, $type, $columns ] = $question;
		$counts   = [];
		$answered = 0;
		foreach ( $records as $cells ) {
			$given     = array_map( static fn ( int $index ) => $cells[ $index ], $columns );
			$given     = array_filter( $given, static fn ( string $cell ) => $cell !== '' );
			$given     = isset( $question[3] ) && $given !== [] ? explode( $question[3], current( $given ) ) : $given;
			$answered += $given === [] ? 0 : 1;
			foreach ( $given as $value ) {
				$counts[ $value ] = ( $counts[ $value ] ?? 0 ) + 1;
			}
		}
		self::assertSame( [ $answered, count( $records ) - $answered ], [ $stats['total_answers'], $stats['skipped'] ], $title );
		if ( in_array( $type, [ 'text', 'long-text', 'email' ], true ) ) {
			return;
		}
		$found = array_filter( array_column( $stats['options'], 'count', 'value' ) );
		ksort( $found );
		ksort( $counts );
		self::assertSame( $counts, $found, $title );
	}

	/**
	 * @param array<string> $texts
	 * @return list<string>
	 */
	private static function dates( array $texts, string $zone ): array {
		$dates = array_map(
			static fn ( string $text ) => ( new DateTimeImmutable( str_replace( 'GMT+2', '+02:00', $text ), new DateTimeZone( $zone ) ) )
				->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' ),
			$texts
		);
		sort( $dates );
		return $dates;
	}

	/**
	 * @return list<string>
	 */
	private function storedDates( int $surveyId ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$sql        = 'SELECT submitted_at FROM %i WHERE survey_id = %d ORDER BY submitted_at';
		return array_map( strval( ... ), array_column( $connection->rows( $sql, $connection->table( 'responses' ), $surveyId ), 'submitted_at' ) );
	}

	/**
	 * @return list<list<string>>
	 */
	private static function cells( string $path ): array {
		$handle = fopen( $path, 'rb' ) ?: throw new RuntimeException( $path );
		$rows   = [];
		while ( ( $row = fgetcsv( $handle, null, ',', '"', '' ) ) !== false ) {
			$rows[] = array_map( strval( ... ), $row );
		}
		fclose( $handle );
		return $rows;
	}
}

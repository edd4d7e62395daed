<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Answer;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\AnsweredResponse;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Responses\ListPlace;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\Recount;
use UserFeedback\Responses\ResponseFilter;
use UserFeedback\Responses\ResponseQuery;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Support\DayRange;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Many responses through the writer and back through the reader.
 */
final class ResponseReaderTest extends TestCase {

	use SurveyFixtures;

	private Survey $survey;

	/**
	 * 24 responses on four days, stored in another order than that of their days; every fifth is spam, every seventh a test.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->survey = $this->publishedSurvey();
		$responses    = [];
		foreach ( range( 1, 24 ) as $number ) {
			$responses[] = new NewResponse(
				[
					$number % 3 === 0 ? Answer::skipped( 'q1' ) : Answer::choice( 'q1', [ [ 'Yes', 'No' ][ $number % 2 ] ] ),
					Answer::text( 'q2', "Text $number" ),
				],
				new DateTimeImmutable( sprintf( '2026-03-%02dT12:00:00Z', 1 + $number * 7 % 4 ) ),
				$this->survey->revision,
				null,
				$number % 5 === 0 ? ResponseStatus::Spam : ResponseStatus::Publish,
				isTest: $number % 7 === 0
			);
		}
		self::assertSame( 24, Plugin::instance()->get( ResponseWriter::class )->import( $this->survey, $responses ) );
	}

	public function testAnImportIsCountedByDayStatusAndTest(): void {
		$counts = Plugin::instance()->get( ResponseReader::class )->counts( new ResponseQuery( $this->survey->id ), 20 );
		self::assertSame( [ 'publish' => 20, 'trash' => 0, 'spam' => 4, 'partial' => 0, 'held' => 0 ], $counts );
		$counts = Plugin::instance()->get( SurveyCountsRepository::class );
		self::assertSame( 17, $counts->responses( $this->survey->id, null ), 'three published ones are tests' );
		foreach ( range( 1, 4 ) as $day ) {
			$range = new DayRange( "2026-03-0$day", "2026-03-0$day" );
			self::assertSame( RawCount::of( $this->survey->id, $range ), RawCount::stored( $this->survey->id, $range ), "day $day" );
		}
		self::assertFalse( Plugin::instance()->get( Recount::class )->run( $this->survey->id ) );
	}

	#[TestDox( 'the counts of the statuses beside a filtered list read as many responses in all as the list, and short statuses are complete' )]
	public function testStatusesShareAWindow(): void {
		foreach ( [ 'partial' => 10, 'held' => 6 ] as $status => $number ) {
			$at        = new DateTimeImmutable( '2026-03-05T12:00:00Z' );
			$responses = array_map(
				fn () => new NewResponse( [ Answer::text( 'q2', 'Text' ) ], $at, $this->survey->revision, null, ResponseStatus::from( $status ) ),
				range( 1, $number )
			);
			Plugin::instance()->get( ResponseWriter::class )->import( $this->survey, $responses );
		}
		$reader = Plugin::instance()->get( ResponseReader::class );
		$filter = new ResponseFilter( $this->survey->id, ResponseStatus::Publish, search: 'Text' );
		$query  = new ResponseQuery( $this->survey->id, filter: $filter );
		self::assertSame( [ 'publish' => 20, 'trash' => 0, 'spam' => 4, 'partial' => 10, 'held' => 6 ], $reader->counts( $query, 20 ) );
		self::assertSame( [ 'publish' => 20, 'trash' => 0, 'spam' => 4, 'partial' => 5, 'held' => 5 ], $reader->counts( $query, 20, 14 ) );
		$place = ListPlace::of( $reader->list( $query )[0] );
		$older = new ResponseQuery( $this->survey->id, filter: $filter, start: $place );
		$found = [ 'publish' => 14, 'trash' => 0, 'spam' => 4, 'partial' => 5, 'held' => 5 ];
		self::assertSame( $found, $reader->counts( $older, 3, 14 ), 'the status of the list has a window of its own' );
	}

	public function testManyCountsAreWrittenInPartsWithTheSameSum(): void {
		$survey    = $this->publishedSurvey();
		$responses = static function () use ( $survey ): iterable {
			foreach ( range( 0, 749 ) as $number ) {
				$at = ( new DateTimeImmutable( '2020-01-01T12:00:00Z' ) )->modify( '+' . $number % 351 . ' days' );
				yield new NewResponse( [ Answer::choice( 'q1', [ [ 'Yes', 'No' ][ $number % 2 ] ] ) ], $at, $survey->revision );
			}
		};
		self::assertSame( 750, Plugin::instance()->get( ResponseWriter::class )->import( $survey, $responses() ) );
		self::assertGreaterThan( 1000, $this->rows( 'question_counts' ), 'more than are written at once' );
		self::assertSame( 750, Plugin::instance()->get( SurveyCountsRepository::class )->responses( $survey->id, null ) );
		self::assertFalse( Plugin::instance()->get( Recount::class )->run( $survey->id ) );
	}

	#[DataProvider( 'filters' )]
	public function testTheCursorFindsEachResponseOnceInOrder( ResponseStatus $status, ?DayRange $days, bool $newestFirst, int $chunk ): void {
		$filter   = new ResponseFilter( $this->survey->id, $status, $days, $newestFirst );
		$found    = iterator_to_array( Plugin::instance()->get( ResponseReader::class )->each( $this->survey, $filter, $chunk ), false );
		$expected = $this->list( $status, $newestFirst ? 'desc' : 'asc' );
		$expected = array_filter( $expected, static fn ( array $row ) => $days === null || ( $row[1] >= $days->from && $row[1] <= $days->to ) );
		self::assertNotSame( [], $expected );
		self::assertSame(
			array_values( $expected ),
			array_map( static fn ( AnsweredResponse $answered ) => [ $answered->response->id, $answered->response->day ], $found )
		);
	}

	/**
	 * @return iterable<string, array{ResponseStatus, DayRange|null, bool, int}>
	 */
	public static function filters(): iterable {
		foreach ( [ 1, 3, 7, 100 ] as $chunk ) {
			yield "newest first, $chunk at once" => [ ResponseStatus::Publish, null, true, $chunk ];
			yield "oldest first, $chunk at once" => [ ResponseStatus::Publish, null, false, $chunk ];
			yield "two days, $chunk at once" => [ ResponseStatus::Publish, new DayRange( '2026-03-02', '2026-03-03' ), true, $chunk ];
			yield "spam, $chunk at once" => [ ResponseStatus::Spam, null, true, $chunk ];
		}
	}

	public function testReadsTheAnswersOfAPageInTwoQueriesHoweverManyItHas(): void {
		$reader     = Plugin::instance()->get( ResponseReader::class );
		$statements = [];
		foreach ( [ 2, 20 ] as $count ) {
			$responses            = $reader->list( new ResponseQuery( $this->survey->id, 1, $count ) );
			$log                  = QueryLog::start();
			$answered             = $reader->withAnswers( $this->survey, $responses );
			$statements[ $count ] = array_map( $this->tables( ... ), $log->containing( '' ) );
			self::assertCount( $count, $answered );
		}
		// Another statement for each revision: all of these answered the same one.
		self::assertSame( [ 'answers', 'answer_texts', 'survey_revisions' ], $statements[2] );
		self::assertSame( $statements[2], $statements[20] );
	}

	public function testAnswersComeWithTheirQuestionsLabelsAndTexts(): void {
		$filter = new ResponseFilter( $this->survey->id );
		$texts  = [];
		foreach ( Plugin::instance()->get( ResponseReader::class )->each( $this->survey, $filter, 6 ) as $answered ) {
			[ $choice, $text ] = $answered->answers;
			self::assertSame( [ 'Question q1?', 'Question q2?' ], [ $choice['question']->title, $text['question']->title ] );
			$number = (int) substr( $text['answer']->texts['text'], 5 );
			self::assertSame( $number % 3 === 0 ? [] : [ [ 'Yes', 'No' ][ $number % 2 ] ], $choice['answer']->labels );
			self::assertSame( $number % 7 === 0, $answered->response->isTest );
			$texts[] = $number;
		}
		sort( $texts );
		self::assertSame( array_values( array_filter( range( 1, 24 ), static fn ( int $number ) => $number % 5 !== 0 ) ), $texts );
	}

	/**
	 * @return list<array{int, string}> Id and day, as the list by number has them.
	 */
	private function list( ResponseStatus $status, string $order ): array {
		$rows = Plugin::instance()->get( ResponseReader::class )->list( new ResponseQuery( $this->survey->id, 1, 100, $status, $order ) );
		return array_map( static fn ( object $response ) => [ $response->id, $response->day ], $rows );
	}

	private function tables( string $statement ): string {
		return preg_match( '/FROM `\w*ufb_(\w+)`/', $statement, $found ) === 1 ? $found[1] : $statement;
	}
}

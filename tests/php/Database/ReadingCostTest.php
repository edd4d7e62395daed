<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Database;

use Closure;
use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\Group;
use UserFeedback\Database\Connection;
use UserFeedback\Database\RateLimiter;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\AnswerRepository;
use UserFeedback\Responses\Counts\CountWriter;
use UserFeedback\Responses\Counts\QuestionCountsRepository;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Responses\Recount;
use UserFeedback\Responses\ResponseFilter;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponseStateRepository;
use UserFeedback\Responses\SurveyOptionsReader;
use UserFeedback\Results\NewestTexts;
use UserFeedback\Support\DayRange;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Queries read the rows that they answer, however many others there are: MariaDB counts the rows that it reads (Handler_read_*).
 */
#[Group( 'commits' )]
final class ReadingCostTest extends TestCase {

	use SurveyFixtures;

	private const RESPONSES = 20_000;

	/** Responses a day: a hundred days in all. */
	private const A_DAY = 200;

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		if ( StoredState::isSqlite() ) {
			self::markTestSkipped( 'SQLite does not count what it reads.' );
		}
		$this->survey = $this->publishedSurvey( [ 'questions' => array_map( fn ( string $id ) => $this->text( $id ), [ 'all', 'few', 'old' ] ) ] );
		$this->fill();
	}

	public function testNewestTextsCostNoWalkOverAllResponses(): void {
		$newest = Plugin::instance()->get( NewestTexts::class );
		foreach ( [ 'all' => 1000, 'few' => 200, 'old' => 4000 ] as $question => $most ) {
			$found = [];
			$this->assertReads( $most, function () use ( $newest, $question, &$found ): void {
				$found = $newest->ofQuestions( $this->survey->id, [ $question ], null, 10 )[ $question ];
			} );
			self::assertSame( $this->newestOf( $question ), array_column( $found, 'response_id' ), $question );
		}
	}

	public function testTextsOfAResponseAreFoundByItsId(): void {
		$stored = new AnswerRepository( Plugin::instance()->get( Connection::class ), Plugin::instance()->get( SurveyOptionsReader::class ) );
		$id     = $this->idOf( 7 );
		$this->assertReads( 40, fn () => $stored->ofSurvey( $this->survey, [ $id ] ) );
		self::assertSame( 'Text', $stored->ofSurvey( $this->survey, [ $id ] )[ $id ]['few']->texts['text'] ?? null );
		$ids = array_map( $this->idOf( ... ), [ 7, 9, 8000 ] );
		$states = new ResponseStateRepository( Plugin::instance()->get( Connection::class ) );
		$this->assertReads( 200, fn () => $states->delete( $this->survey->id, $ids ) );
		self::assertSame( self::RESPONSES - 3, $this->rows( 'responses' ) );
	}

	public function testAPageOfTheCursorCostsTheSameWhereverItIs(): void {
		$responses = Plugin::instance()->get( ResponseRepository::class );
		foreach ( [ true, false ] as $newestFirst ) {
			$filter = new ResponseFilter( $this->survey->id, newestFirst: $newestFirst );
			foreach ( [ 7, 5000, self::RESPONSES - 100 ] as $number ) {
				$id   = $this->idOf( $number );
				$last = $responses->find( $this->survey->id, [ $id ] )[ $id ];
				// A page of 20: their keys, their rows and their pages.
				$this->assertReads( 200, static fn () => $responses->after( $filter, $last, 20 ) );
				self::assertCount( 20, $responses->after( $filter, $last, 20 ) );
			}
		}
	}

	public function testOldSpamIsFoundAmongManyResponses(): void {
		$stored     = new ResponseStateRepository( Plugin::instance()->get( Connection::class ) );
		$connection = Plugin::instance()->get( Connection::class );
		$ids        = [ $this->idOf( 3 ), $this->idOf( 4 ), $this->idOf( self::RESPONSES - 1 ) ];
		$connection->execute( "UPDATE %i SET status = 'spam' WHERE id IN ( %d, %d, %d )", $connection->table( 'responses' ), ...$ids );
		$found = [];
		$this->assertReads( 100, static function () use ( $stored, &$found ): void {
			$found = $stored->before( ResponseStatus::Spam, new DateTimeImmutable( '2026-02-01T00:00:00Z' ), 500 );
		} );
		self::assertSame( [ $this->survey->id => [ $ids[0], $ids[1] ] ], $found );
	}

	/** A survey of 40 questions that was answered for three years, and 40 surveys beside it. */
	public function testCountsCostWhatIsShown(): void {
		$connection = Plugin::instance()->get( Connection::class );
		$days       = 'FROM seq_0_to_1094 d JOIN seq_1_to_40 q';
		$day        = "DATE( '2023-01-01' ) + INTERVAL d.seq DAY";
		$ofDay      = "CAST( REPLACE( $day, '-', '' ) AS UNSIGNED ) AS period";
		$ofMonth    = "CAST( SUBSTR( REPLACE( $day, '-', '' ), 1, 6 ) AS UNSIGNED ) AS period";
		foreach ( [ $ofDay, $ofMonth ] as $period ) {
			$connection->execute(
				"INSERT INTO %i SELECT 9000, $period, CONCAT( 'q', q.seq ), '!answered', 0, COUNT(*), 0, 0 $days GROUP BY period, q.seq",
				$connection->table( 'question_counts' )
			);
		}
		foreach ( [ $ofDay, $ofMonth, '0 AS period' ] as $period ) {
			$connection->execute(
				"INSERT INTO %i ( survey_id, item, period, shard, n )
				SELECT 9000 + q.seq - 1, '!responses', $period, 0, COUNT(*) $days GROUP BY 1, 3",
				$connection->table( 'survey_counts' )
			);
		}
		foreach ( [ 'survey_counts', 'question_counts' ] as $table ) {
			$connection->rows( 'ANALYZE TABLE %i', $connection->table( $table ) );
		}
		$surveys   = Plugin::instance()->get( SurveyCountsRepository::class );
		$questions = Plugin::instance()->get( QuestionCountsRepository::class );
		$writer    = Plugin::instance()->get( CountWriter::class );
		$ids       = range( 9000, 9039 );
		$month     = new DayRange( '2024-02-01', '2024-02-29' );
		$year      = new DayRange( '2024-01-15', '2025-01-14' );
		$q         = array_map( static fn ( int $number ) => "q$number", range( 1, 40 ) );
		$limits    = [
			'totals of all time'        => [ 300, static fn () => $surveys->responsesOf( $ids ) ],
			'a month of all surveys'    => [ 40 * 31 * 3, static fn () => $surveys->responsesByDay( $month, $ids ) ],
			'a year of a survey'        => [ 100, static fn () => $surveys->responses( 9000, $year ) ],
			'all counts of all time'    => [ 40 * 37 * 3, static fn () => $questions->ofSurvey( 9000, null ) ],
			'all counts of a year'      => [ 40 * ( 11 + 31 ) * 3, static fn () => $questions->ofSurvey( 9000, $year ) ],
			'a question, ever'          => [ 300, static fn () => $questions->ofQuestion( 9000, 'q7', '!answered' ) ],
			'a question by day'         => [ 1095 * 5, static fn () => $questions->ofQuestionByDay( 9000, 'q7', '!answered', null ) ],
			'a question by month'       => [ 2000, static fn () => $questions->overTime( 9000, 'q7', $year, [], true ) ],
			'newest days of questions'  => [ 40 * 31 * 4, static fn () => $questions->answeredDays( 9000, $q, null, 10 ) ],
			'where counts are spread'   => [ 300, static fn () => $writer->spreadSurveys( 20240501, 0, 200 ) ],
		];
		foreach ( $limits as $what => [ $most, $work ] ) {
			$this->assertReads( $most, $work, $what );
		}
		self::assertSame( 1095, $surveys->responses( 9000, null ) );
		self::assertSame( 366, $surveys->responses( 9000, $year ) );
		self::assertSame( 366, $questions->ofSurvey( 9000, $year )->count( 'q7', '!answered' ) );
		self::assertSame( [ '2025-12-30', '2025-12-29' ], $questions->answeredDays( 9000, $q, null, 2 )['q40'] );
		self::assertSame( [ '2025-01-14', '2025-01-13' ], $questions->answeredDays( 9000, $q, $year, 2 )['q40'] );
	}

	public function testOldRateLimitsAreFoundAmongManyPresentOnes(): void {
		$connection = Plugin::instance()->get( Connection::class );
		$now        = 1_770_000_000;
		$connection->execute(
			'INSERT INTO %i ( bucket, window_start, n ) SELECT UNHEX( MD5( seq ) ), IF( seq MOD 1000 = 0, %d, %d ), 1 FROM seq_1_to_10000',
			$connection->table( 'rate_limits' ),
			$now - 90_000,
			$now
		);
		$connection->rows( 'ANALYZE TABLE %i', $connection->table( 'rate_limits' ) );
		$limiter = new RateLimiter( $connection, 'key', new FrozenClock( new DateTimeImmutable( "@$now" ), new DateTimeZone( 'UTC' ) ) );
		$this->assertReads( 100, static fn () => $limiter->forget( DAY_IN_SECONDS ) );
		self::assertSame( 9990, $this->rows( 'rate_limits' ) );
		self::assertSame( 1, $limiter->hit( 'submission', '203.0.113.1', 60 ) );
		$this->assertReads( 10, static fn () => $limiter->hit( 'submission', '203.0.113.1', 60 ) );
	}

	/**
	 * Responses that each answer "all"; every 2,500th answers "few", the first 150 of the oldest days answer "old". Dates run against the
	 * ids within a pair of days, as they do where answers arrive late.
	 */
	private function fill(): void {
		$connection = Plugin::instance()->get( Connection::class );
		$id         = $this->survey->id;
		$number     = 'FLOOR( seq / ' . self::A_DAY . ' )';
		$day        = "DATE( '2026-01-01' ) + INTERVAL $number + IF( $number MOD 2, -1, 1 ) DAY";
		$all        = 'seq_1_to_' . self::RESPONSES;
		$connection->execute(
			"INSERT INTO %i ( survey_id, submission_id, status, submitted_at, submitted_on, revision )
			SELECT $id, UNHEX( MD5( seq ) ), 'publish', TIMESTAMP( $day, '12:00:00' ), $day, 1 FROM $all",
			$connection->table( 'responses' )
		);
		$first = $this->idOf( 1 ) - 1;
		foreach ( [ 'all' => 'TRUE', 'few' => 'seq MOD 2500 = 7', 'old' => 'seq <= 1500 AND seq MOD 10 = 1' ] as $question => $which ) {
			$rows = "SELECT $id, $first + seq, '$question'";
			$connection->execute(
				"INSERT INTO %i ( survey_id, response_id, question_id, option_hash ) $rows, '!text' FROM $all WHERE $which",
				$connection->table( 'answers' )
			);
			$connection->execute(
				"INSERT INTO %i ( survey_id, response_id, question_id, kind, text ) $rows, 'text', 'Text' FROM $all WHERE $which",
				$connection->table( 'answer_texts' )
			);
		}
		Plugin::instance()->get( Recount::class )->run( $id );
		foreach ( [ 'responses', 'answers', 'answer_texts', 'survey_counts', 'question_counts' ] as $table ) {
			$connection->rows( 'ANALYZE TABLE %i', $connection->table( $table ) );
		}
	}

	private function idOf( int $number ): int {
		$connection = Plugin::instance()->get( Connection::class );
		return (int) $connection->value( 'SELECT id FROM %i ORDER BY id LIMIT %d, 1', $connection->table( 'responses' ), $number - 1 );
	}

	/**
	 * @return list<int> Responses with the ten newest texts.
	 */
	private function newestOf( string $question ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$rows       = $connection->rows(
			'SELECT r.id, r.submitted_on FROM %i r JOIN %i t ON t.response_id = r.id WHERE t.question_id = %s',
			$connection->table( 'responses' ),
			$connection->table( 'answer_texts' ),
			$question
		);
		usort( $rows, static fn ( array $a, array $b ) => [ $b['submitted_on'], (int) $b['id'] ] <=> [ $a['submitted_on'], (int) $a['id'] ] );
		return array_map( intval( ... ), array_column( array_slice( $rows, 0, 10 ), 'id' ) );
	}

	/**
	 * @param int               $most Rows, generously: a walk over everything reads 20,000 and more.
	 * @param Closure(): mixed $work
	 */
	private function assertReads( int $most, Closure $work, string $what = '' ): void {
		$before = $this->read();
		$work();
		// Reading the counters reads some rows itself.
		$itself = $this->read();
		$reads  = $itself - $before - ( $this->read() - $itself );
		self::assertLessThan( $most, $reads, $what );
	}

	private function read(): int {
		$rows = Plugin::instance()->get( Connection::class )->rows( "SHOW SESSION STATUS LIKE 'Handler_read%'" );
		return array_sum( array_map( intval( ... ), array_column( $rows, 'Value' ) ) );
	}
}

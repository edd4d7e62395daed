<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Results\ResultsService;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\Support\SurveyFields;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;

/**
 * Many processes answer at the same moment. What was seen is kept in .cache/races-*.json.
 */
#[Group( 'commits' )]
final class SubmissionRaceTest extends TestCase {

	use SurveyFixtures;

	private const WORKERS  = 8;
	private const VISITORS = 320;

	private const NEW_PAGES_A_DAY = 2000;

	private Survey $survey;

	private ?bool $isolation = null;

	protected function setUp(): void {
		parent::setUp();
		$this->survey = $this->publishedSurvey( [ 'notifications' => [ 'email' => [ 'active' => true, 'addresses' => 'owner@example.org' ] ] ] );
	}

	/** T17: the same answer forty times at once. */
	#[DataProviderExternal( Isolation::class, 'both' )]
	public function testTheSameSubmissionIsStoredOnce( ?bool $isolation ): void {
		$this->isolation = $isolation;
		$submission      = $this->answer( 0 );
		$statuses        = $this->race( array_fill( 0, self::WORKERS, array_fill( 0, 5, $submission ) ), 'T17 one submission, 40 times' );
		self::assertSame( [ 1, 39 ], [ $statuses[201] ?? 0, $statuses[200] ?? 0 ] );
		$this->assertStored( 1 );
	}

	#[TestDox( '[PLS-24~] partial and final answers of the same visitors, all at once, become one response each' )]
	#[DataProviderExternal( Isolation::class, 'both' )]
	public function testPartialAndFinalAnswersBecomeOneResponse( ?bool $isolation ): void {
		$this->isolation = $isolation;
		$this->survey    = $this->publishedSurvey(
			[ 'notifications' => [ 'email' => [ 'active' => true, 'addresses' => 'owner@example.org' ] ] ]
			+ SurveyFields::change( 'settings.behavior.keep_partial', true )
		);
		$visitors        = [];
		foreach ( range( 0, 9 ) as $number ) {
			$final   = $this->answer( $number );
			$partial = [ 'partial' => true, 'answers' => array_slice( $final['answers'], 1 ) ] + $final;
			array_push( $visitors, $partial, $final, $partial );
		}
		$statuses = $this->race( array_fill( 0, self::WORKERS, $visitors ), 'Partial and final answers of 10 visitors' );
		self::assertSame( 0, $statuses[503] ?? 0, 'refused' );
		$this->assertStored( 10 );
	}

	/** T18: three hundred and twenty visitors, on pages that are new and the same for all processes, or new and their own. */
	#[DataProviderExternal( Isolation::class, 'both' )]
	public function testEveryVisitorIsStoredOnceWithTheirPage( ?bool $isolation ): void {
		$this->isolation = $isolation;
		$own             = [];
		foreach ( range( 0, self::VISITORS - 1 ) as $number ) {
			$step = intdiv( $number, self::WORKERS );
			// All processes reach the same new page at the same step.
			$own[ $number % self::WORKERS ][] = $this->answer( $number, $step % 2 === 0 ? "/shared-$step" : "/own-$number" );
		}
		$statuses = $this->race( $own, 'T18 320 visitors' );
		self::assertSame( self::VISITORS, $statuses[201] ?? 0 );
		self::assertSame( 0, $statuses[503] ?? 0, 'refused' );
		$this->assertStored( self::VISITORS );
		$this->assertPages( array_merge( ...$own ) );
		// T21: the counters of the rate limit, of this survey and of all, miss nobody either.
		$connection = Plugin::instance()->get( Connection::class );
		$counted    = $connection->rows( 'SELECT SUM( n ) AS n FROM %i GROUP BY bucket', $connection->table( 'rate_limits' ) );
		self::assertSame( [ self::VISITORS, self::VISITORS ], array_map( intval( ... ), array_column( $counted, 'n' ) ) );
	}

	/** Pages beyond the limit of a day are kept as one, and no answer is left without. */
	#[DataProviderExternal( Isolation::class, 'both' )]
	public function testTheDailyLimitOfNewPagesLeavesNoAnswerWithoutAPage( ?bool $isolation ): void {
		$this->isolation = $isolation;
		$connection      = Plugin::instance()->get( Connection::class );
		$today           = (string) wp_date( 'Y-m-d' );
		$known           = array_map(
			static fn ( int $number ) => [ md5( "known $number" ), 'known', '', $today ],
			range( 1, self::NEW_PAGES_A_DAY - 10 )
		);
		$columns         = [ 'url_hash' => 'x%s', 'url' => '%s', 'name' => '%s', 'created_on' => '%s' ];
		foreach ( array_chunk( $known, 1000 ) as $rows ) {
			$connection->insertRows( 'INSERT', 'pages', $columns, $rows );
		}
		$own = [];
		foreach ( range( 0, 5 * self::WORKERS - 1 ) as $number ) {
			$own[ $number % self::WORKERS ][] = $this->answer( $number, "/flood-$number" );
		}
		$this->race( $own, 'New pages beyond the daily limit' );
		$sql     = 'SELECT COALESCE( p.name, %s ) AS name, COUNT(*) AS n FROM %i r LEFT JOIN %i p ON p.id = r.page_id GROUP BY p.name';
		$rows    = $connection->rows( $sql, 'none', $connection->table( 'responses' ), $connection->table( 'pages' ) );
		$answers = array_map( intval( ... ), array_column( $rows, 'n', 'name' ) );
		self::assertSame( 5 * self::WORKERS, array_sum( $answers ) );
		self::assertSame( [ 'Hello', 'Other pages' ], array_keys( $answers ) );
		// Each process may have looked before the others stored theirs.
		self::assertGreaterThanOrEqual( 10, $answers['Hello'] );
		self::assertLessThan( 10 + self::WORKERS, $answers['Hello'] );
		self::assertSame( self::NEW_PAGES_A_DAY - 10 + $answers['Hello'] + 1, $this->rows( 'pages' ) );
	}

	/** T19: what was stored stays as it was, whatever is sent under its id, and when. */
	public function testAnotherAnswerUnderTheSameIdChangesNothing(): void {
		$first = $this->answer( 0 );
		$this->race( [ [ $first ] ], 'T19 first' );
		$other      = [ array_replace( $this->answer( 1 ), [ 'submission_id' => $first['submission_id'] ] ) ];
		$others     = array_fill( 0, self::WORKERS, $other );
		$connection = Plugin::instance()->get( Connection::class );
		$yesterday  = gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS );
		$connection->execute( 'UPDATE %i SET submitted_at = %s', $connection->table( 'responses' ), $yesterday );
		$statuses = $this->race( $others, 'T19 another answer under the same id' );
		self::assertSame( self::WORKERS, $statuses[200] ?? 0 );
		$this->assertStored( 1 );
		$text = $connection->value( 'SELECT text FROM %i', $connection->table( 'answer_texts' ) );
		self::assertSame( 'Visitor 0', $text );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function answer( int $number, string $path = '/' ): array {
		$submission = $this->submission( $this->survey, [ 'q1' => $number % 2 === 0 ? 'Yes' : 'No', 'q2' => "Visitor $number" ] );

		$submission['page_submitted']['url'] = home_url( $path );
		return $submission;
	}

	/**
	 * Every response has the page that was sent with it.
	 *
	 * @param list<array<string, mixed>> $submissions
	 */
	private function assertPages( array $submissions ): void {
		$connection = Plugin::instance()->get( Connection::class );
		$rows       = $connection->rows(
			'SELECT LOWER( HEX( r.submission_id ) ) AS id, p.url FROM %i r LEFT JOIN %i p ON p.id = r.page_id',
			$connection->table( 'responses' ),
			$connection->table( 'pages' )
		);
		$expected   = [];
		foreach ( $submissions as $submission ) {
			$expected[ str_replace( '-', '', $submission['submission_id'] ) ] = $submission['page_submitted']['url'];
		}
		$stored = array_column( $rows, 'url', 'id' );
		ksort( $expected );
		ksort( $stored );
		self::assertSame( $expected, $stored );
		self::assertSame( count( array_unique( $expected ) ), $this->rows( 'pages' ) );
	}

	/**
	 * @param list<list<array<string, mixed>>> $submissions Of each process.
	 * @return array<int, int> Status → how often it was answered.
	 */
	private function race( array $submissions, string $title ): array {
		$from      = microtime( true );
		$arguments = array_map(
			fn ( array $own ) => Isolation::with(
				$this->isolation,
				[
					'survey_id'   => $this->survey->id,
					'submissions' => $own,
				]
			),
			$submissions
		);
		$results   = Worker::race( 'submit', $arguments );
		$sum       = [];
		foreach ( $results as $result ) {
			foreach ( (array) $result['statuses'] as $status => $count ) {
				$sum[ (int) $status ] = ( $sum[ (int) $status ] ?? 0 ) + (int) $count;
			}
		}
		ksort( $sum );
		self::assertSame( [], array_diff_key( $sum, [ 200 => 1, 201 => 1, 503 => 1 ] ), 'nothing but stored, stored before, and come back' );
		$ids    = array_unique( array_column( array_merge( ...$submissions ), 'submission_id' ) );
		$stored = $this->rows( 'responses' );
		RaceReport::add(
			$title . ( $this->isolation === null ? '' : ', snapshot isolation ' . ( $this->isolation ? 'on' : 'off' ) ),
			[
				'submissions' => count( $ids ),
				'tried'       => array_sum( $sum ),
				'answers'     => $sum,
				'stored'      => $stored,
				'doubled'     => max( 0, $stored - count( $ids ) ),
				'lost'        => max( 0, count( $ids ) - $stored ),
				'seconds'     => round( microtime( true ) - $from, 1 ),
			]
		);
		return $sum;
	}

	private function assertStored( int $count ): void {
		$stored = array_map( $this->rows( ... ), [ 'responses', 'answers', 'answer_texts', 'outbox' ] );
		self::assertSame( [ $count, 2 * $count, $count, $count ], $stored );
		$connection = Plugin::instance()->get( Connection::class );
		self::assertSame( $count, (int) $connection->value( 'SELECT COUNT( DISTINCT submission_id ) FROM %i', $connection->table( 'responses' ) ) );
		self::assertSame( $count, Plugin::instance()->get( ResultsService::class )->ofSurvey( $this->survey->id, null )['total'] );
		self::assertSame( RawCount::of( $this->survey->id, null ), RawCount::stored( $this->survey->id, null ) );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Faults;

use Closure;
use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counts\CountMove;
use UserFeedback\Responses\Counts\DailyCountsRepository;
use UserFeedback\Responses\Counts\Period;
use UserFeedback\Responses\Counts\QuestionCountsRepository;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Responses\Recount;
use UserFeedback\Support\Clock;
use UserFeedback\Support\DayRange;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The counts of earlier versions are moved while answers come in, and the process that moves them ends before any of its statements.
 */
#[Group( 'commits' )]
final class CountMoveFaultsTest extends TestCase {

	use AddOnQuestions;
	use SurveyFixtures;

	/** More statements than moving takes. */
	private const MANY = 120;

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$questions    = [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->text( 'q2' ), $this->stars( 'q3' ) ];
		$this->survey = $this->publishedSurvey( [ 'questions' => $questions ] );
	}

	#[TestDox( 'killed before any statement, with answers between, no count is lost or doubled in any range; the next run ends it' )]
	public function testKilledBeforeAnyStatement(): void {
		$this->answer( 'Yes', '2026-01-31' );
		$this->answer( 'No', '2026-02-01' );
		$this->answer( 'Yes', '2026-02-01' );
		for ( $after = 0; $after < self::MANY; $after++ ) {
			$this->becomeOld();
			$isDone = $this->until( $after, fn () => $this->move( 60 ) );
			$this->assertExact( "killed after $after" );
			if ( $isDone ) {
				break;
			}
			if ( $after % 4 === 0 ) {
				$this->answer( 'Yes', '2026-02-01' );
				$this->assertExact( "an answer after $after" );
			}
			$this->move( 60 );
			$this->assertExact( "resumed after $after" );
		}
		self::assertGreaterThan( 15, $after );
		self::assertLessThan( self::MANY, $after );
		self::assertSame( 0, $this->rows( 'daily_counts' ) );
		self::assertFalse( Plugin::instance()->get( Recount::class )->run( $this->survey->id ) );
	}

	#[TestDox( 'a step ends when its time is over and the next one goes on; the same steps run in cron and in WP-CLI' )]
	public function testSteps(): void {
		foreach ( [ '2025-12-31', '2026-01-01', '2026-01-02', '2026-02-01' ] as $day ) {
			$this->answer( 'Yes', $day );
		}
		$this->becomeOld();
		foreach ( [ 3, 2, 1 ] as $left ) {
			$this->move( 0 );
			self::assertCount( $left, Plugin::instance()->get( DailyCountsRepository::class )->days( $this->survey->id ) );
			$this->assertExact( "$left days left" );
		}
		Plugin::instance()->get( CountMove::class )->begin();
		Plugin::instance()->get( WorkRunner::class )->runDue();
		self::assertSame( 0, $this->rows( 'daily_counts' ) );
		self::assertFalse( Plugin::instance()->get( DailyCountsRepository::class )->isMoved(), 'a server may still run the earlier version' );
		$this->assertExact( 'moved' );
	}

	#[TestDox( 'what a server with the earlier version still counts is read and moved, within the hour and later' )]
	public function testPicksUpWhatTheEarlierVersionWrites(): void {
		$this->answer( 'Yes', '2026-01-31' );
		$this->becomeOld();
		$clock  = new MovingClock( '2026-06-01 12:00:00' );
		$plugin = $clock->takeOver();
		$plugin->get( CountMove::class )->begin();
		$work   = static fn () => $plugin->get( WorkRunner::class )->runDue();
		$old    = Plugin::instance()->get( DailyCountsRepository::class );
		$work();
		$this->answer( 'No', '2026-02-01' );
		$this->becomeOld();
		$this->assertExact( 'written by the earlier version' );
		$clock->set( '2026-06-01 13:00:01' );
		$work();
		self::assertSame( 0, $this->rows( 'daily_counts' ) );
		$clock->set( '2026-06-01 14:00:02' );
		$work();
		self::assertTrue( $old->isMoved() );
		self::assertSame( StoredWork::DONE, $plugin->get( WorkQueue::class )->find( CountMove::KIND )?->status );
		$this->assertExact( 'moved' );

		$queries = 0;
		$count   = static function ( string $query ) use ( &$queries ): string {
			++$queries;
			return $query;
		};
		add_filter( 'query', $count );
		Plugin::instance()->get( SurveyCountsRepository::class )->responses( $this->survey->id, null );
		remove_filter( 'query', $count );
		self::assertSame( 1, $queries, 'nothing more is read on a site that has moved its counts' );

		$this->answer( 'Yes', '2026-02-02' );
		$this->becomeOld( false );
		$plugin->get( CountMove::class )->begin();
		self::assertFalse( $old->isMoved() );
		$this->assertExact( 'found by the daily task' );
		$work();
		self::assertSame( 0, $this->rows( 'daily_counts' ) );
	}

	#[TestDox( 'a recount while counts are being moved finds no difference, and corrects what is wrong in the old ones' )]
	public function testRecountsMeanwhile(): void {
		$this->answer( 'Yes', '2026-01-31' );
		$this->answer( 'Yes', '2026-02-01' );
		$this->becomeOld();
		$this->move( 0 );
		self::assertFalse( Plugin::instance()->get( Recount::class )->run( $this->survey->id ) );
		$this->becomeOld();
		$connection = Plugin::instance()->get( Connection::class );
		$connection->execute( "UPDATE %i SET n = n + 1 WHERE day = '2026-02-01'", $connection->table( 'daily_counts' ) );
		self::assertTrue( Plugin::instance()->get( Recount::class )->run( $this->survey->id ) );
		$this->assertExact( 'recounted' );
	}

	/**
	 * Stores a response of a day.
	 */
	private function answer( string $choice, string $day ): void {
		$clock  = new FrozenClock( new DateTimeImmutable( "{$day}T12:00:00Z" ), new DateTimeZone( 'UTC' ) );
		$plugin = new Plugin( [ Clock::class => $clock ] );
		$values = [ 'q1' => $choice, 'q2' => 'Words', 'q3' => strlen( $choice ) ];
		$this->importResponse(
			$this->survey,
			array_map( static fn ( string $id ) => [ 'question_id' => $id, 'value' => $values[ $id ] ], array_keys( $values ) ),
			$plugin
		);
	}

	/**
	 * Makes the counts what an earlier version would have stored.
	 */
	private function becomeOld( bool $isMarked = true ): void {
		$connection = Plugin::instance()->get( Connection::class );
		$old        = $connection->table( 'daily_counts' );
		foreach ( [ 'survey_counts' => "'', item, 0, 0", 'question_counts' => 'question_id, option_id, total, squares' ] as $table => $columns ) {
			[ $question, $option, $total, $squares ] = explode( ', ', $columns );
			$sql = "SELECT *, $question AS q, $option AS o, $total AS t, $squares AS s FROM %i WHERE period > 1000000";
			foreach ( $connection->rows( $sql, $connection->table( $table ) ) as $row ) {
				$connection->execute(
					'INSERT INTO %i ( survey_id, day, question_id, option_hash, shard, n, total, squares ) VALUES ( %d, %s, %s, %s, %d, %d, %d, %d )
					ON DUPLICATE KEY UPDATE n = n + VALUES( n ), total = total + VALUES( total ), squares = squares + VALUES( squares )',
					$old,
					(int) $row['survey_id'],
					Period::firstDay( (int) $row['period'] ),
					(string) $row['q'],
					(string) $row['o'],
					(int) $row['shard'],
					(int) $row['n'],
					(int) $row['t'],
					(int) $row['s']
				);
			}
			$connection->execute( 'DELETE FROM %i', $connection->table( $table ) );
		}
		if ( $isMarked ) {
			Plugin::instance()->get( DailyCountsRepository::class )->markFilled();
		}
	}

	private function move( float $seconds ): void {
		Plugin::instance()->get( CountMove::class )->step( new Step( '', seconds: $seconds ) );
	}

	/**
	 * Every reader finds exactly what the responses are, wherever the counts are.
	 */
	private function assertExact( string $when ): void {
		wp_cache_flush();
		$id = $this->survey->id;
		$ranges = [
			null,
			new DayRange( '2026-01-31', '2026-01-31' ),
			new DayRange( '2026-01-15', '2026-02-28' ),
			new DayRange( '2026-02-01', '2026-03-31' ),
		];
		foreach ( $ranges as $range ) {
			$counted = RawCount::of( $id, $range );
			self::assertSame( $counted, RawCount::stored( $id, $range ), $when );
			$responses = $counted['']['!responses'] ?? 0;
			$totals    = Plugin::instance()->get( SurveyCountsRepository::class );
			self::assertSame( $responses, $totals->responses( $id, $range ), $when );
			self::assertSame( $responses, array_sum( $totals->listedDays( $id, $range ) ), $when );
			$days = Plugin::instance()->get( QuestionCountsRepository::class )->ofQuestionByDay( $id, 'q2', '!answered', $range );
			self::assertSame( $counted['q2']['!answered'] ?? 0, array_sum( $days ), $when );
			$newest = Plugin::instance()->get( QuestionCountsRepository::class )->answeredDays( $id, [ 'q1', 'q2' ], $range, 1000 );
			self::assertSame( array_keys( $days ), $newest['q2'] ?? [], $when );
		}
	}

	/**
	 * Runs work that is killed before one of its statements.
	 *
	 * @param int $after Number of statements that are still run.
	 * @return bool Whether it came to its end.
	 */
	private function until( int $after, Closure $work ): bool {
		$left = $after;
		$end  = static function ( string $query ) use ( &$left ): string {
			// What rolls back a transaction is what the database does itself for a process that is gone.
			if ( $left-- <= 0 && ! str_starts_with( $query, 'ROLLBACK' ) ) {
				throw new RuntimeException( 'killed' );
			}
			return $query;
		};
		add_filter( 'query', $end, PHP_INT_MAX );
		try {
			$work();
			return true;
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'killed', $failure->getMessage() );
			return false;
		} finally {
			remove_filter( 'query', $end, PHP_INT_MAX );
		}
	}
}

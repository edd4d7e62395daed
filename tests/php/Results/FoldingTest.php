<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Job;
use UserFeedback\Database\JobDeferred;
use UserFeedback\Database\Outbox;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counts\CountFolding;
use UserFeedback\Responses\Counts\CountWriter;
use UserFeedback\Responses\Counts\QuestionCountsRepository;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The rows over which the writers of a day and of a month were spread are added up when these are over.
 */
final class FoldingTest extends TestCase {

	use SurveyFixtures;

	private const NOW = '2026-03-02T12:00:00Z';

	#[TestDox( 'adds up past days and months of all surveys, remembers the last day, and leaves the newest days, their month and all time' )]
	public function testAddsUpPastDaysAndMonths(): void {
		$ids    = [ $this->storedSurvey()->id, $this->storedSurvey()->id ];
		$spread = [ 0, 202602, 20260227, 20260228, 202603, 20260301, 20260302 ];
		$counts = [];
		foreach ( $ids as $id ) {
			array_map( fn ( int $period ) => $this->spread( $id, $period ), $spread );
			$counts[ $id ] = $this->read( $id );
		}
		update_option( CountFolding::OPTION, '2026-02-25' );

		$this->turn( 60 );

		$expected = array_combine( $spread, [ 3, 1, 1, 1, 3, 3, 3 ] );
		foreach ( $ids as $id ) {
			self::assertSame( $expected, $this->rowsByPeriod( 'question_counts', $id ) );
			self::assertSame( $expected, $this->rowsByPeriod( 'survey_counts', $id ) );
			self::assertSame( $counts[ $id ], $this->read( $id ) );
		}
		self::assertSame( '2026-02-28', get_option( CountFolding::OPTION ) );
		$row = $this->connection()->row(
			'SELECT * FROM %i WHERE survey_id = %d AND period = 202602',
			$this->connection()->table( 'question_counts' ),
			$ids[0]
		);
		self::assertNotNull( $row );
		self::assertSame( [ '0', '12', '36', '139' ], array_map( strval( ... ), [ $row['shard'], $row['n'], $row['total'], $row['squares'] ] ) );
	}

	#[TestDox( 'a turn ends when its time is over; the next ones finish the work' )]
	public function testGoesOnInTheNextTurn(): void {
		$ids = [ $this->storedSurvey()->id, $this->storedSurvey()->id, $this->storedSurvey()->id ];
		foreach ( $ids as $id ) {
			array_map( fn ( int $period ) => $this->spread( $id, $period ), [ 20260227, 20260228 ] );
		}
		update_option( CountFolding::OPTION, '2026-02-26' );
		for ( $turns = 1; ! $this->turn( 0 ); $turns++ ) {
			self::assertLessThan( 10, $turns );
		}
		self::assertSame( 7, $turns, 'one for each day of a survey, and the last finds nothing' );
		foreach ( $ids as $id ) {
			self::assertSame( [ 20260227 => 1, 20260228 => 1 ], $this->rowsByPeriod( 'question_counts', $id ) );
		}
	}

	#[TestDox( 'reads the counts of the days since the last run and no others' )]
	public function testReadsNoOtherDays(): void {
		$survey = $this->storedSurvey()->id;
		$this->spread( $survey, 20260101 );
		foreach ( [ '2026-02-26', '2026-02-27' ] as $last ) {
			update_option( CountFolding::OPTION, $last );
			$log = QueryLog::start();
			$this->turn( 60 );
			// Two queries for each day from the last one on, and for the month that ends.
			self::assertCount( [ '2026-02-26' => 4, '2026-02-27' => 3 ][ $last ], $log->containing( 'UNION ALL' ) );
		}
		self::assertSame( [ 20260101 => 3 ], $this->rowsByPeriod( 'question_counts', $survey ) );
	}

	/**
	 * @return bool Whether all was done.
	 */
	private function turn( float $seconds ): bool {
		$clock  = new FrozenClock( new DateTimeImmutable( self::NOW ), new \DateTimeZone( 'UTC' ) );
		$plugin = new Plugin( [ Clock::class => $clock ] );
		try {
			( new CountFolding( $plugin->get( CountWriter::class ), $plugin->get( Outbox::class ), $clock, $seconds ) )
				->handle( new Job( 1, CountFolding::KIND, [], 0, 'token' ) );
			return true;
		} catch ( JobDeferred $later ) {
			self::assertSame( CountFolding::KIND, $later->kind );
			return false;
		}
	}

	private function spread( int $survey, int $period ): void {
		foreach ( [ 0, 3, 7 ] as $shard ) {
			$this->connection()->execute(
				"INSERT INTO %i ( survey_id, period, question_id, option_id, shard, n, total, squares )
				VALUES ( %d, %d, 'q1', 'aaaa', %d, 4, %d, %d )",
				$this->connection()->table( 'question_counts' ),
				$survey,
				$period,
				$shard,
				$shard * 3 + 2,
				$shard * 10 + 13
			);
			$this->connection()->execute(
				"INSERT INTO %i ( survey_id, item, period, shard, n ) VALUES ( %d, '!responses', %d, %d, 5 )",
				$this->connection()->table( 'survey_counts' ),
				$survey,
				$period,
				$shard
			);
		}
	}

	/**
	 * @return array<array<int>>
	 */
	private function read( int $survey ): array {
		return Plugin::instance()->get( QuestionCountsRepository::class )->ofSurvey( $survey, null )->counts;
	}

	/**
	 * @return array<int, int>
	 */
	private function rowsByPeriod( string $table, int $survey ): array {
		$sql     = 'SELECT period, COUNT(*) AS n FROM %i WHERE survey_id = %d GROUP BY period';
		$periods = [];
		foreach ( $this->connection()->rows( $sql, $this->connection()->table( $table ), $survey ) as $row ) {
			$periods[ (int) $row['period'] ] = (int) $row['n'];
		}
		uksort( $periods, static fn ( int $a, int $b ) => strcmp( (string) $a, (string) $b ) );
		return $periods;
	}

	private function connection(): Connection {
		return Plugin::instance()->get( Connection::class );
	}
}

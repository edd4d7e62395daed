<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use UserFeedback\Database\Connection;
use UserFeedback\Plugin;
use UserFeedback\Responses\CountsRepository;
use UserFeedback\Responses\DailyCounts;
use UserFeedback\Tests\TestCase;

/**
 * The rows over which the writers of a day were spread are added up when the day is over.
 */
final class FoldingTest extends TestCase {

	private const SURVEY = 4711;

	public function testPastDaysAreFoldedAndTheNewestStay(): void {
		$counts = Plugin::instance()->get( DailyCounts::class );
		$read   = Plugin::instance()->get( CountsRepository::class );
		foreach ( [ '2026-01-01', '2026-01-02', wp_date( 'Y-m-d' ) ] as $day ) {
			$this->spread( (string) $day, [ 'q1' => 'aaaa', '' => '!responses' ] );
		}
		$before = $read->ofSurvey( self::SURVEY, null )->counts;

		self::assertTrue( $counts->fold( 1 ), 'there is more to do' );
		self::assertTrue( $counts->fold( 1 ) );
		self::assertFalse( $counts->fold( 1 ) );

		self::assertSame( $before, $read->ofSurvey( self::SURVEY, null )->counts );
		self::assertSame(
			[
				'2026-01-01'              => 2,
				'2026-01-02'              => 2,
				(string) wp_date( 'Y-m-d' ) => 6,
			],
			$this->rowsByDay()
		);
		$row = $this->connection()->row( 'SELECT * FROM %i WHERE survey_id = %d AND question_id = %s', $this->table(), self::SURVEY, 'q1' );
		self::assertNotNull( $row );
		self::assertSame( [ '0', '12', '36', '139' ], array_map( strval( ... ), [ $row['shard'], $row['n'], $row['total'], $row['squares'] ] ) );
	}

	/**
	 * @param array<string, string> $hashes By question.
	 */
	private function spread( string $day, array $hashes ): void {
		foreach ( $hashes as $question => $hash ) {
			foreach ( [ 0, 3, 7 ] as $shard ) {
				$this->connection()->execute(
					'INSERT INTO %i ( survey_id, day, question_id, option_hash, shard, n, total, squares ) VALUES ( %d, %s, %s, %s, %d, 4, %d, %d )',
					$this->table(),
					self::SURVEY,
					$day,
					$question,
					$hash,
					$shard,
					$shard * 3 + 2,
					$shard * 10 + 13
				);
			}
		}
	}

	/**
	 * @return array<string, int>
	 */
	private function rowsByDay(): array {
		$sql  = 'SELECT day, COUNT(*) AS n FROM %i WHERE survey_id = %d GROUP BY day ORDER BY day';
		$rows = $this->connection()->rows( $sql, $this->table(), self::SURVEY );
		$days = [];
		foreach ( $rows as $row ) {
			$days[ (string) $row['day'] ] = (int) $row['n'];
		}
		return $days;
	}

	private function connection(): \UserFeedback\Database\Connection {
		return Plugin::instance()->get( Connection::class );
	}

	private function table(): string {
		return $this->connection()->table( 'daily_counts' );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Database;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use UserFeedback\Database\Attempts;
use UserFeedback\Database\Connection;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Database\Transaction;
use UserFeedback\Tests\Support\RefusingWpdb;

/**
 * What becomes of statements that meet another writer. On a cluster any of them may, a COMMIT as well: the nodes agree only then.
 */
final class AttemptsTest extends TestCase {

	private const DEADLOCK = 'Deadlock found when trying to get lock; try restarting transaction';

	/** @var list<int> Limits of the pauses, in microseconds. */
	private array $pauses = [];

	public function testAStatementOutsideOfATransactionIsRepeatedAndNotLogged(): void {
		$wpdb = new RefusingWpdb( [ 'INSERT INTO a VALUES ( 1 )' => [ self::DEADLOCK, self::DEADLOCK ] ] );
		self::assertSame( 1, $this->connection( $wpdb )->execute( 'INSERT INTO a VALUES ( 1 )' ) );
		self::assertSame( array_fill( 0, 3, 'INSERT INTO a VALUES ( 1 )' ), $wpdb->statements );
		self::assertSame( [], $wpdb->logged );
	}

	public function testACommitThatFailsRepeatsTheWholeTransaction(): void {
		$wpdb       = new RefusingWpdb( [ 'COMMIT' => [ self::DEADLOCK ] ] );
		$connection = $this->connection( $wpdb );
		$result     = ( new Transaction( $connection ) )->run( static fn () => $connection->execute( 'UPDATE a SET n = 1' ) );
		self::assertSame( 1, $result );
		$once = [ 'START TRANSACTION', 'UPDATE a SET n = 1', 'COMMIT' ];
		self::assertSame( [ ...$once, 'ROLLBACK', ...$once ], $wpdb->statements );
		self::assertSame( [], $wpdb->logged );
	}

	public function testAStatementInATransactionIsNotRepeatedByItself(): void {
		$wpdb       = new RefusingWpdb( [ 'UPDATE a SET n = 1' => [ self::DEADLOCK ] ] );
		$connection = $this->connection( $wpdb );
		( new Transaction( $connection ) )->run( static fn () => $connection->execute( 'UPDATE a SET n = 1' ) );
		self::assertSame(
			[ 'START TRANSACTION', 'UPDATE a SET n = 1', 'ROLLBACK', 'START TRANSACTION', 'UPDATE a SET n = 1', 'COMMIT' ],
			$wpdb->statements
		);
	}

	public function testTheLastOfFiveAttemptsIsLogged(): void {
		$wpdb = new RefusingWpdb( [ 'DELETE FROM a' => array_fill( 0, 5, self::DEADLOCK ) ] );
		$this->assertFails( fn () => $this->connection( $wpdb )->execute( 'DELETE FROM a' ) );
		self::assertCount( 5, $wpdb->statements );
		self::assertSame( [ self::DEADLOCK ], $wpdb->logged );
	}

	public function testWhatNoOtherWriterCausedIsLoggedAndNotRepeated(): void {
		$wpdb = new RefusingWpdb( [ 'SELECT * FROM nowhere' => [ 'Table is missing' ] ] );
		$this->assertFails( fn () => $this->connection( $wpdb )->rows( 'SELECT * FROM nowhere' ) );
		self::assertCount( 1, $wpdb->statements );
		self::assertSame( [ 'Table is missing' ], $wpdb->logged );
	}

	/**
	 * Otherwise all writers would collide again, each time, on a server where a transaction waits for the processor.
	 *
	 * @param int       $duration Microseconds of an attempt.
	 * @param list<int> $least    Microseconds.
	 */
	#[DataProvider( 'durations' )]
	public function testPausesLongerWhenAttemptsTakeLonger( int $duration, array $least ): void {
		$this->assertFails(
			fn () => $this->attempts()->run(
				static function () use ( $duration ): never {
					usleep( $duration );
					throw new DatabaseError( self::DEADLOCK, 1213 );
				}
			)
		);
		self::assertCount( 4, $this->pauses );
		foreach ( $this->pauses as $index => $pause ) {
			self::assertGreaterThanOrEqual( $least[ $index ], $pause );
			self::assertLessThanOrEqual( 800_000, $pause );
		}
	}

	/**
	 * @return iterable<string, array{int, list<int>}>
	 */
	public static function durations(): iterable {
		yield 'none' => [ 0, [ 20_000, 40_000, 80_000, 160_000 ] ];
		yield '60 ms' => [ 60_000, [ 120_000, 240_000, 480_000, 800_000 ] ];
	}

	private function connection( RefusingWpdb $wpdb ): Connection {
		return new Connection( $wpdb, $this->attempts() );
	}

	private function attempts(): Attempts {
		return new Attempts(
			function ( int $longest ): void {
				$this->pauses[] = $longest;
			}
		);
	}

	private function assertFails( callable $work ): void {
		try {
			$work();
		} catch ( DatabaseError ) {
			return;
		}
		self::fail( 'Nothing was refused.' );
	}
}

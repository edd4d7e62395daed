<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Database;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Tests\TestCase;

/**
 * All or nothing, against the real database.
 */
#[Group( 'commits' )]
final class TransactionTest extends TestCase {

	private Connection $connection;
	private Transaction $transaction;

	/** @var list<string> */
	private array $ran = [];

	protected function setUp(): void {
		parent::setUp();
		$this->connection  = Plugin::instance()->get( Connection::class );
		$this->transaction = new Transaction( $this->connection );
	}

	public function testKeepsEverythingOrNothing(): void {
		self::assertSame( 1, $this->transaction->run( fn () => $this->insert( 'a' ) ) );
		$this->failing(
			function (): void {
				$this->insert( 'b' );
				throw new RuntimeException( 'stop' );
			}
		);
		self::assertSame( [ 'a' ], $this->stored() );
	}

	public function testAnInnerFailureThatIsCaughtUndoesOnlyItsOwnWork(): void {
		$this->transaction->run(
			function (): void {
				$this->insert( 'outer' );
				$this->failing(
					function (): void {
						$this->insert( 'inner' );
						throw new RuntimeException( 'stop' );
					}
				);
				$this->transaction->run( fn () => $this->insert( 'second' ) );
			}
		);
		self::assertSame( [ 'outer', 'second' ], $this->stored() );
	}

	public function testAFailedStatementUndoesAll(): void {
		$GLOBALS['wpdb']->suppress_errors( true );
		try {
			$this->transaction->run(
				function (): void {
					$this->insert( 'a' );
					$this->connection->execute( 'INSERT INTO ufb_nowhere VALUES ( 1 )' );
				}
			);
			self::fail( 'The statement was accepted.' );
		} catch ( DatabaseError $error ) {
			self::assertFalse( $error->isTransient() );
		} finally {
			$GLOBALS['wpdb']->suppress_errors( false );
		}
		self::assertSame( [], $this->stored() );
	}

	public function testRepeatsTheWholeWorkWhenSomebodyElseHeldALock(): void {
		$attempts = 0;
		$this->transaction->run(
			function () use ( &$attempts ): void {
				$this->insert( 'attempt ' . ++$attempts );
				$this->transaction->afterCommit( fn () => $this->ran[] = "after $attempts" );
				if ( $attempts < 3 ) {
					throw new DatabaseError( 'Deadlock found when trying to get lock', 1213 );
				}
			}
		);
		self::assertSame( [ 'attempt 3' ], $this->stored() );
		self::assertSame( [ 'after 3' ], $this->ran );
	}

	#[DataProvider( 'errors' )]
	public function testOnlyWhatAnotherWriterCausedIsRepeated( string $message, int $number, bool $isTransient ): void {
		self::assertSame( $isTransient, ( new DatabaseError( $message, $number ) )->isTransient() );
	}

	/**
	 * @return iterable<string, array{string, int, bool}>
	 */
	public static function errors(): iterable {
		yield 'deadlock' => [ '', 1213, true ];
		yield 'lock timeout' => [ '', 1205, true ];
		yield 'row changed since it was read' => [ '', 1020, true ];
		yield 'the same without a number' => [ "Record has changed since last read in table 'x'; try restarting transaction", 0, true ];
		yield 'SQLite, busy' => [ 'General error: 5 database is locked', 0, true ];
		yield 'duplicate key' => [ 'Duplicate entry', 1062, false ];
		yield 'connection lost' => [ 'gone away', 2006, false ];
	}

	public function testGivesUpAfterFiveAttempts(): void {
		$attempts = 0;
		$this->expectException( DatabaseError::class );
		try {
			$this->transaction->run(
				static function () use ( &$attempts ): void {
					++$attempts;
					throw new DatabaseError( 'database is locked' );
				}
			);
		} finally {
			self::assertSame( 5, $attempts );
		}
	}

	public function testRunsWhatWaitsForTheCommitOnlyAfterIt(): void {
		$this->transaction->run(
			function (): void {
				$this->transaction->run( fn () => $this->transaction->afterCommit( fn () => $this->ran[] = 'inner' ) );
				$this->failing(
					function (): void {
						$this->transaction->afterCommit( fn () => $this->ran[] = 'undone' );
						throw new RuntimeException( 'stop' );
					}
				);
				$this->transaction->afterCommit( fn () => $this->ran[] = 'outer' );
				self::assertSame( [], $this->ran );
			}
		);
		self::assertSame( [ 'inner', 'outer' ], $this->ran );
		$this->transaction->afterCommit( fn () => $this->ran[] = 'at once' );
		self::assertSame( [ 'inner', 'outer', 'at once' ], $this->ran );
	}

	private function failing( callable $work ): void {
		try {
			$this->transaction->run( $work( ... ) );
			self::fail( 'The work did not fail.' );
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'stop', $failure->getMessage() );
		}
	}

	private function insert( string $url ): int {
		$columns = [
			'url_hash'   => 'x%s',
			'url'        => '%s',
			'name'       => '%s',
			'created_on' => '%s',
		];
		return $this->connection->insertRows( 'INSERT', 'pages', $columns, [ [ md5( $url ), $url, '', '2026-01-01' ] ] );
	}

	/**
	 * @return list<string|null>
	 */
	private function stored(): array {
		return array_column( $this->connection->rows( 'SELECT url FROM %i ORDER BY id', $this->connection->table( 'pages' ) ), 'url' );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;

/**
 * Runs work in a database transaction. Nested calls use savepoints, because a nested START TRANSACTION would commit the outer transaction on
 * MariaDB and on the SQLite drop-in.
 *
 * Never catch a DatabaseError inside the work: on the SQLite drop-in a failed statement ends the transaction, and each later statement would commit
 * on its own.
 *
 * @since 0.1.0
 */
final class Transaction {

	private int $depth = 0;

	/**
	 * Callbacks that wait for the commit, by depth. When a savepoint is rolled back, its callbacks are dropped.
	 *
	 * @var array<int, list<Closure(): mixed>>
	 */
	private array $waiting = [];

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Runs the work in a transaction and returns its result.
	 *
	 * After a deadlock, a lock timeout, a stale snapshot or a busy database the whole closure runs again, up to five times in all. So it must only
	 * read and write the database.
	 *
	 * Start the work with a locking read or a write. A plain SELECT takes the snapshot: if another transaction then changes a row, this one does
	 * not see the change, or, with innodb_snapshot_isolation, every write to the row fails with error 1020.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws DatabaseError When a statement fails for good.
	 * @throws Throwable     Whatever the work throws.
	 */
	public function run( Closure $work ): mixed {
		return $this->depth > 0 ? $this->nested( $work ) : $this->connection->repeat( fn () => $this->outermost( $work ) );
	}

	/**
	 * Runs a callback after the outermost commit; immediately outside of a transaction; never after a rollback.
	 *
	 * @param Closure(): mixed $work For example firing a hook, or refreshing derived data.
	 */
	public function afterCommit( Closure $work ): void {
		if ( $this->depth === 0 ) {
			$work();
			return;
		}
		$this->waiting[ $this->depth ][] = $work;
	}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	private function outermost( Closure $work ): mixed {
		$scope = $this->connection->scope;
		$scope->enter();
		try {
			$result = $this->runInScope( $work, 'START TRANSACTION', 'COMMIT', 'ROLLBACK' );
		} finally {
			$scope->leave( $this->connection->table( '' ) );
		}
		$waiting       = $this->waiting[0] ?? [];
		$this->waiting = [];
		foreach ( $waiting as $afterwards ) {
			$afterwards();
		}
		return $result;
	}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	private function nested( Closure $work ): mixed {
		$point = 'ufb_' . $this->depth;
		return $this->runInScope( $work, "SAVEPOINT $point", "RELEASE SAVEPOINT $point", "ROLLBACK TO SAVEPOINT $point" );
	}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	private function runInScope( Closure $work, string $open, string $close, string $undo ): mixed {
		$this->connection->execute( $open );
		++$this->depth;
		try {
			$result = $work();
			$this->connection->execute( $close );
			$this->waiting[ $this->depth - 1 ] = [ ...$this->waiting[ $this->depth - 1 ] ?? [], ...$this->waiting[ $this->depth ] ?? [] ];
			return $result;
		} catch ( Throwable $failure ) {
			$this->rollBack( $undo );
			throw $failure;
		} finally {
			unset( $this->waiting[ $this->depth ] );
			--$this->depth;
		}
	}

	private function rollBack( string $statement ): void {
		try {
			$this->connection->execute( $statement );
		} catch ( DatabaseError ) {
			// The original failure has already ended the transaction (a lost connection; any failed statement on the SQLite drop-in): nothing is
			// left to undo. The caller reports the original failure.
			return;
		}
	}
}

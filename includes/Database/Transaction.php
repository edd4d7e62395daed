<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;

/**
 * All or nothing. The outermost call is a transaction, calls inside it are savepoints (a nested START TRANSACTION would commit
 * the outer one on MariaDB and on the SQLite drop-in).
 *
 * Never catch a DatabaseError inside the work: on the drop-in a failed statement has ended the transaction already, and what
 * follows would commit on its own.
 *
 * @since 0.1.0
 */
final class Transaction {

	private const ATTEMPTS = 5;

	/** wpdb's own default, put back after the transaction. */
	private const RECONNECTS = 5;

	private int $depth = 0;

	/**
	 * What waits for the commit, by depth: the work of a savepoint that is undone is forgotten with it.
	 *
	 * @var array<int, list<Closure(): mixed>>
	 */
	private array $waiting = [];

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Runs the work in a transaction and answers what it answers.
	 *
	 * On a deadlock, a lock timeout, a row that changed since it was read or a busy database the whole closure runs again, up to five times,
	 * so it must do nothing but read and write the database.
	 *
	 * Begin the work with a locking read or a write. A plain SELECT fixes the snapshot: a row that another transaction changes after that is
	 * either not seen, or (innodb_snapshot_isolation) every write to it fails with error 1020.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws DatabaseError When a statement fails for good.
	 * @throws Throwable     Whatever the work throws.
	 */
	public function run( Closure $work ): mixed {
		return $this->depth > 0 ? $this->nested( $work ) : $this->repeat( fn () => $this->outermost( $work ) );
	}

	/**
	 * Runs work whose statements each commit on their own, again if another writer was in the way, up to five times. Inside a transaction it
	 * runs once: a failure there repeats the whole transaction.
	 *
	 * @template T
	 * @param Closure(): T $work Must be safe to repeat.
	 * @return T
	 * @throws DatabaseError When a statement fails for good.
	 */
	public function repeat( Closure $work ): mixed {
		if ( $this->depth > 0 ) {
			return $work();
		}
		for ( $attempt = 1; ; $attempt++ ) {
			try {
				return $work();
			} catch ( DatabaseError $error ) {
				if ( ! $error->isTransient() || $attempt === self::ATTEMPTS ) {
					throw $error;
				}
				// Doubling, with jitter: two writers that collided should not meet again.
				usleep( random_int( 1, 10_000 * 2 ** $attempt ) );
			}
		}
	}

	/**
	 * Runs something once everything is stored: at once outside of a transaction, never when it is rolled back.
	 *
	 * @param Closure(): mixed $work For example telling others, or renewing what is derived from the rows.
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
		$router = $this->connection->readFromPrimary();
		$this->connection->allowReconnects( 0 );
		try {
			$result = $this->bracket( $work, 'START TRANSACTION', 'COMMIT', 'ROLLBACK' );
		} finally {
			$this->connection->allowReconnects( self::RECONNECTS );
			$this->connection->readAsBefore( $router );
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
		return $this->bracket( $work, "SAVEPOINT $point", "RELEASE SAVEPOINT $point", "ROLLBACK TO SAVEPOINT $point" );
	}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	private function bracket( Closure $work, string $open, string $close, string $undo ): mixed {
		$this->connection->execute( $open );
		++$this->depth;
		try {
			$result = $work();
			$this->connection->execute( $close );
			$this->waiting[ $this->depth - 1 ] = [ ...$this->waiting[ $this->depth - 1 ] ?? [], ...$this->waiting[ $this->depth ] ?? [] ];
			return $result;
		} catch ( Throwable $failure ) {
			$this->undo( $undo );
			throw $failure;
		} finally {
			unset( $this->waiting[ $this->depth ] );
			--$this->depth;
		}
	}

	private function undo( string $statement ): void {
		try {
			$this->connection->execute( $statement );
		} catch ( DatabaseError ) {
			// The failure that led here has ended the transaction already (a lost connection; any failed statement on the
			// drop-in): there is nothing left to undo, and that first failure is the one to report.
			return;
		}
	}
}

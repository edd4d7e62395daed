<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use mysqli;

/**
 * Lets a statement of a transaction fail as a database would, on its way through wpdb's `query` filter. What fails is found by its number
 * in the transaction, from START TRANSACTION (1) to COMMIT.
 */
final class FaultInjector {

	/** Somebody else held a lock: the database has rolled the transaction back (MariaDB 1213; the drop-in's "database is locked"). */
	public const DEADLOCK = 'deadlock';

	/** Somebody else held a lock too long: only the statement has failed (MariaDB 1205). */
	public const LOCK_TIMEOUT = 'lock timeout';

	/** Somebody else changed the row since the snapshot (MariaDB 1020, with innodb_snapshot_isolation): the transaction is rolled back. */
	public const CHANGED_SINCE_READ = 'changed since read';

	/** The statement is refused for good. */
	public const REFUSED = 'refused';

	/** The connection is gone before the statement arrives; MariaDB only. */
	public const KILLED = 'killed';

	/** The statement is done, but the connection is gone before its answer; MariaDB only. */
	public const KILLED_AFTERWARDS = 'killed afterwards';

	/** How often a transaction was begun. */
	public int $attempts = 0;

	/** How often a statement was made to fail. */
	public int $faults = 0;

	private int $position = 0;

	private bool $isInside = false;

	private function __construct( private readonly string $kind, private readonly int $target, private readonly int $times ) {}

	/**
	 * @param int $target The number of the statement.
	 * @param int $times  In so many attempts, beginning with the first.
	 */
	public static function install( string $kind, int $target, int $times = 1 ): self {
		$injector = new self( $kind, $target, $times );
		add_filter( 'query', [ $injector, 'pass' ], PHP_INT_MAX );
		$GLOBALS['wpdb']->suppress_errors( true );
		return $injector;
	}

	public function remove(): void {
		remove_filter( 'query', [ $this, 'pass' ], PHP_INT_MAX );
		$GLOBALS['wpdb']->suppress_errors( false );
	}

	public function pass( string $statement ): string {
		$word = strtoupper( trim( $statement ) );
		if ( $word === 'START TRANSACTION' ) {
			++$this->attempts;
			$this->position = 0;
			$this->isInside = true;
		}
		if ( ! $this->isInside ) {
			return $statement;
		}
		++$this->position;
		$this->isInside = $word !== 'COMMIT' && $word !== 'ROLLBACK';
		if ( $this->position !== $this->target || $this->attempts > $this->times || $word === 'ROLLBACK' ) {
			return $statement;
		}
		++$this->faults;
		return $this->fault( $statement );
	}

	private function fault( string $statement ): string {
		$handle = $GLOBALS['wpdb']->__get( 'dbh' );
		if ( ! $handle instanceof mysqli ) {
			// The drop-in reports a missing table by its name, and ends the transaction as it does on every failure.
			return $this->kind === self::REFUSED ? 'INSERT INTO ufb_nowhere VALUES ( 1 )' : 'INSERT INTO `database is locked` VALUES ( 1 )';
		}
		if ( $this->kind === self::KILLED || $this->kind === self::KILLED_AFTERWARDS ) {
			if ( $this->kind === self::KILLED_AFTERWARDS ) {
				mysqli_query( $handle, $statement );
			}
			$other = MariadbCopy::connect();
			$other->query( 'KILL ' . mysqli_thread_id( $handle ) );
			$other->close();
			return $statement;
		}
		if ( $this->kind === self::DEADLOCK ) {
			mysqli_query( $handle, 'ROLLBACK' );
			return "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Deadlock found when trying to get lock'";
		}
		if ( $this->kind === self::CHANGED_SINCE_READ ) {
			mysqli_query( $handle, 'ROLLBACK' );
			return "SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1020, MESSAGE_TEXT = 'Record has changed since last read in table ''x'''";
		}
		return $this->kind === self::LOCK_TIMEOUT
			? "SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1205, MESSAGE_TEXT = 'Lock wait timeout exceeded; try restarting transaction'"
			: 'INSERT INTO ufb_nowhere VALUES ( 1 )';
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use RuntimeException;
use UserFeedback\Support\DomainError;
use UserFeedback\Support\TemporaryFailure;

/**
 * The database refused a statement.
 *
 * @since 0.1.0
 */
final class DatabaseError extends RuntimeException implements TemporaryFailure {

	/** Codes of MariaDB and MySQL. 1020 is ER_CHECKREAD: with innodb_snapshot_isolation the row has changed since the snapshot was taken. */
	private const CHANGED_SINCE_READ = 1020;
	private const LOCK_WAIT_TIMEOUT  = 1205;
	private const DEADLOCK           = 1213;

	private const TRANSIENT = [ self::CHANGED_SINCE_READ, self::LOCK_WAIT_TIMEOUT, self::DEADLOCK ];

	private const TRANSIENT_MESSAGE = '/database (table )?is locked|Deadlock found|Lock wait timeout|Record has changed since last read/i';

	/**
	 * @param string $message Error message of the database.
	 * @param int    $number  Error number of the database; 0 if the driver has none (SQLite).
	 */
	public function __construct( string $message, public readonly int $number = 0 ) {
		parent::__construct( $message, $number );
	}

	/**
	 * Whether the same work may succeed when it is repeated, because another transaction held a lock or changed a row that this one had read.
	 */
	public function isTransient(): bool {
		return in_array( $this->number, self::TRANSIENT, true ) || preg_match( self::TRANSIENT_MESSAGE, $this->getMessage() ) === 1;
	}

	public function refusal(): DomainError {
		return DatabaseUnavailable::failed();
	}
}

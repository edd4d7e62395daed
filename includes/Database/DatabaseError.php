<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

use RuntimeException;

/**
 * A statement that the database refused.
 */
final class DatabaseError extends RuntimeException {

	private const LOCK_WAIT_TIMEOUT = 1205;
	private const DEADLOCK          = 1213;

	/**
	 * @param string $message What the database said.
	 * @param int    $number  Its error number, 0 where the driver gives none (SQLite).
	 */
	public function __construct( string $message, public readonly int $number = 0 ) {
		parent::__construct( $message, $number );
	}

	/**
	 * Whether the same work may succeed when it is done again: somebody else held a lock.
	 */
	public function isTransient(): bool {
		return in_array( $this->number, [ self::LOCK_WAIT_TIMEOUT, self::DEADLOCK ], true )
			|| preg_match( '/database (table )?is locked|Deadlock found|Lock wait timeout/i', $this->getMessage() ) === 1;
	}
}

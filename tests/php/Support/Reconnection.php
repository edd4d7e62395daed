<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use RuntimeException;

/**
 * Work that is done while $wpdb is not connected.
 */
final class Reconnection {

	/**
	 * @param callable(): mixed $work
	 */
	public static function around( callable $work ): void {
		global $wpdb;
		$wpdb->close();
		try {
			$work();
		} finally {
			// Also when the work fails: all later tests of the run need the connection.
			if ( ! $wpdb->db_connect( false ) ) {
				throw new RuntimeException( 'The database could not be opened again: ' . $wpdb->last_error );
			}
			self::prepare();
		}
	}

	/**
	 * Makes a new connection of $wpdb one for tests.
	 */
	public static function prepare(): void {
		// RepeatingParser extends a class of the SQLite drop-in.
		if ( StoredState::isSqlite() ) {
			RepeatingParser::install();
		}
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Clock;

/**
 * Counts how often somebody came in the present window of time: all SQL on ufb_rate_limits. One statement counts, so that
 * requests at the same moment are all counted (transients are read, then written).
 *
 * @since 0.1.0
 */
final class RateLimiter {

	/**
	 * @param string $key Secret of this site: addresses are kept as keyed hashes only.
	 */
	public function __construct(
		private readonly Connection $connection,
		private readonly string $key,
		private readonly Clock $clock
	) {}

	/**
	 * Counts a visit and answers the number of visits in this window, this one included.
	 *
	 * @param string $purpose What is limited, for example submission.
	 * @param string $who     Whom the limit is for, for example a network address; kept as a hash.
	 * @param int    $seconds Length of the window.
	 */
	public function hit( string $purpose, string $who, int $seconds ): int {
		$bucket = substr( hash_hmac( 'sha256', "$purpose|$who", $this->key ), 0, 32 );
		$start  = intdiv( $this->clock->now()->getTimestamp(), $seconds ) * $seconds;
		$changed = $this->connection->insertRows(
			'INSERT',
			'rate_limits',
			[
				'bucket'       => 'x%s',
				'window_start' => '%d',
				'n'            => '%d',
			],
			[ [ $bucket, $start, 1 ] ],
			// On a server the new number comes back as the id of the statement; the drop-in has to be asked for it.
			'ON DUPLICATE KEY UPDATE n = ' . ( $this->connection->isSqlite() ? 'n + 1' : 'LAST_INSERT_ID( n + 1 )' )
		);
		if ( ! $this->connection->isSqlite() ) {
			// One row is a new one, two are an update.
			return $changed === 1 ? 1 : $this->connection->insertId();
		}
		$table = $this->connection->table( 'rate_limits' );
		return (int) $this->connection->value( 'SELECT n FROM %i WHERE bucket = x%s AND window_start = %d', $table, $bucket, $start );
	}

	/**
	 * Forgets windows that ended long ago.
	 *
	 * @param int $seconds Age from which on they are forgotten.
	 */
	public function forget( int $seconds ): void {
		$before = $this->clock->now()->getTimestamp() - $seconds;
		do {
			$deleted = $this->connection->execute(
				'DELETE FROM %i WHERE window_start < %d LIMIT 1000',
				$this->connection->table( 'rate_limits' ),
				$before
			);
		} while ( $deleted === 1000 );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Clock;

/**
 * Counts requests per time window: all SQL on ufb_rate_limits. One statement increments the count, so that concurrent requests are all counted;
 * with transients some would be lost.
 *
 * @since 0.1.0
 */
final class RateLimiter {

	/**
	 * @param string $key Secret of this site: addresses are stored only as keyed hashes.
	 */
	public function __construct(
		private readonly Connection $connection,
		private readonly string $key,
		private readonly Clock $clock
	) {}

	/**
	 * Counts a request and returns the number of requests in this window, including this one.
	 *
	 * @param string      $purpose What is limited, for example submission.
	 * @param string      $who     Whom the limit applies to, for example a network address; stored as a hash.
	 * @param int         $seconds Length of the window.
	 * @param string|null $part    A part of the purpose that is counted by itself in the same statement, see count() (since 0.7.0).
	 */
	public function hit( string $purpose, string $who, int $seconds, ?string $part = null ): int {
		// The purpose comes last: the insert id is that of the last row that was updated.
		$counted = $part === null ? [ $purpose ] : [ $part, $purpose ];
		// Once: both are in the same window, also when the next one begins meanwhile.
		$start   = $this->start( $seconds );
		$changed = $this->connection->insertRows(
			'INSERT',
			'rate_limits',
			[
				'bucket'       => 'x%s',
				'window_start' => '%d',
				'n'            => '%d',
			],
			array_map( fn ( string $what ) => [ $this->bucket( $what, $who ), $start, 1 ], $counted ),
			// On MariaDB and MySQL the insert id returns the new count; SQLite needs another query.
			'ON DUPLICATE KEY UPDATE n = ' . ( $this->connection->isSqlite() ? 'n + 1' : 'LAST_INSERT_ID( n + 1 )' )
		);
		if ( $this->connection->isSqlite() ) {
			return $this->countIn( $start, $purpose, $who );
		}
		// 1 affected row is an insert, 2 are an update. No part is older than the purpose, so that a new purpose has a new part.
		return $changed === count( $counted ) ? 1 : $this->connection->insertId();
	}

	/**
	 * The number of requests in this window that hit() has counted.
	 *
	 * @since 0.7.0
	 *
	 * @param string $purpose Or a part of it.
	 */
	public function count( string $purpose, string $who, int $seconds ): int {
		return $this->countIn( $this->start( $seconds ), $purpose, $who );
	}

	/**
	 * Deletes old windows.
	 *
	 * @param int $seconds Windows that began earlier than this are deleted.
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

	private function countIn( int $start, string $purpose, string $who ): int {
		$sql = 'SELECT n FROM %i WHERE bucket = x%s AND window_start = %d';
		return (int) $this->connection->value( $sql, $this->connection->table( 'rate_limits' ), $this->bucket( $purpose, $who ), $start );
	}

	private function bucket( string $purpose, string $who ): string {
		return substr( hash_hmac( 'sha256', "$purpose|$who", $this->key ), 0, 32 );
	}

	private function start( int $seconds ): int {
		return intdiv( $this->clock->now()->getTimestamp(), $seconds ) * $seconds;
	}
}

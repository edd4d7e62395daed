<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

use DateTimeImmutable;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Json;

/**
 * Jobs that wait: all SQL on ufb_outbox. A job is written in the transaction of what it belongs to, so that it exists exactly when that
 * does; workers claim it with a lease, so that a killed one loses nothing.
 */
final class Outbox {

	/** How long a worker may take for what it claimed. */
	private const LEASE = '+5 minutes';

	public function __construct(
		private readonly Connection $connection,
		private readonly Clock $clock
	) {}

	/**
	 * Writes a job that is due at once.
	 *
	 * @param array<string, mixed> $payload
	 */
	public function add( string $kind, array $payload ): void {
		$now = Dates::toColumn( $this->clock->now() );
		$this->connection->insertRows(
			'INSERT',
			'outbox',
			[
				'kind'       => '%s',
				'payload'    => '%s',
				'due_at'     => '%s',
				'created_at' => '%s',
			],
			[ [ $kind, Json::encode( $payload ), $now, $now ] ]
		);
	}

	/**
	 * Claims jobs that are due; no other worker gets them until the lease ends.
	 *
	 * @param int $limit At most so many.
	 * @return list<Job>
	 */
	public function claim( int $limit ): array {
		$token = bin2hex( random_bytes( 16 ) );
		$now   = $this->clock->now();
		$this->connection->execute(
			'UPDATE %i SET token = %s, leased_until = %s, attempts = attempts + 1
			WHERE due_at <= %s AND ( leased_until IS NULL OR leased_until < %s ) ORDER BY id LIMIT %d',
			$this->table(),
			$token,
			Dates::toColumn( $now->modify( self::LEASE ) ),
			Dates::toColumn( $now ),
			Dates::toColumn( $now ),
			$limit
		);
		$rows = $this->connection->rows( 'SELECT id, kind, payload, attempts FROM %i WHERE token = %s ORDER BY id', $this->table(), $token );
		return array_map( $this->job( ... ), $rows );
	}

	/**
	 * Forgets a job that was done.
	 */
	public function done( Job $job ): void {
		$this->connection->execute( 'DELETE FROM %i WHERE id = %d', $this->table(), $job->id );
	}

	/**
	 * Puts a job back until later.
	 *
	 * @param string $reason Why it failed, for whoever looks.
	 */
	public function retry( Job $job, DateTimeImmutable $dueAt, string $reason ): void {
		$this->connection->execute(
			'UPDATE %i SET token = NULL, leased_until = NULL, due_at = %s, last_error = %s WHERE id = %d',
			$this->table(),
			Dates::toColumn( $dueAt ),
			$reason,
			$job->id
		);
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private function job( array $row ): Job {
		/** @var array<string, mixed> $payload */
		$payload = Json::decode( (string) $row['payload'] );
		return new Job( (int) $row['id'], (string) $row['kind'], $payload, (int) $row['attempts'] - 1 );
	}

	private function table(): string {
		return $this->connection->table( 'outbox' );
	}
}

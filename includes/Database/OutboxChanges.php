<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use JsonException;
use UnexpectedValueException;
use UserFeedback\Support\Json;

/**
 * Changes or deletes jobs of the outbox that have not been done, because what they are about is gone.
 *
 * @since 0.7.0
 */
final class OutboxChanges {

	/** Jobs that are read at once. */
	private const CHUNK = 500;

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Changes some jobs. A worker that has one already comes to its end.
	 *
	 * Call it last in a transaction: it reads without locks, which would keep visitors from answering.
	 *
	 * @param non-empty-array<string, mixed>                                   $group  First members of the payloads of these jobs.
	 * @param Closure( array<string, mixed> ): (array<string, mixed>|null) $change Takes a payload, gives the new one; null deletes the job.
	 */
	public function change( array $group, Closure $change ): void {
		$begin = rtrim( Json::encode( $group ), '}' ) . ',';
		$after = 0;
		do {
			$rows = $this->connection->rows(
				'SELECT id, payload FROM %i WHERE id > %d AND SUBSTR( payload, 1, %d ) = %s ORDER BY id LIMIT %d',
				$this->connection->table( 'outbox' ),
				$after,
				strlen( $begin ),
				$begin,
				self::CHUNK
			);
			foreach ( $rows as $row ) {
				$after = (int) $row['id'];
				$this->changeOne( $after, (string) $row['payload'], $change );
			}
		} while ( count( $rows ) === self::CHUNK );
	}

	/**
	 * @param Closure( array<string, mixed> ): (array<string, mixed>|null) $change
	 */
	private function changeOne( int $id, string $stored, Closure $change ): void {
		try {
			/** @var array<string, mixed> $payload */
			$payload = Json::decode( $stored );
		} catch ( JsonException | UnexpectedValueException ) {
			// OutboxWorker reports it.
			return;
		}
		$changed = $change( $payload );
		$outbox  = $this->connection->table( 'outbox' );
		if ( $changed === null ) {
			$this->connection->execute( 'DELETE FROM %i WHERE id = %d', $outbox, $id );
		} elseif ( $changed !== $payload ) {
			$this->connection->execute( 'UPDATE %i SET payload = %s WHERE id = %d', $outbox, Json::encode( $changed ), $id );
		}
	}
}

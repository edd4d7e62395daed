<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use DateTimeImmutable;
use JsonException;
use UnexpectedValueException;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Json;
use UserFeedback\Support\Text;

/**
 * Queue of jobs: all SQL on ufb_outbox but that of OutboxChanges. A job is stored in the same transaction as its cause, so that neither exists
 * without the other. A worker claims it with a lease, so that a job survives a killed worker. Only the worker whose token is in the row may change
 * it: a worker whose lease has ended finds another token.
 *
 * @since 0.1.0
 */
final class Outbox {

	/** Minutes that a worker may take for one job; longer than PHPMailer's timeout of five minutes. */
	private const LEASE = 15;

	/** Attempts to claim a job while other workers claim faster. */
	private const MAX_CLAIMS = 20;

	/** Maximum number of jobs that are merged into one. */
	private const MAX_GATHERED = 10_000;

	private const MAX_REASON = 1000;

	/** When jobs are due that go before others. */
	private const FIRST = '2000-01-01 00:00:00';

	private const IS_FREE = '( leased_until IS NULL OR leased_until < %s )';

	public function __construct(
		private readonly Connection $connection,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Stores a job that is due at once.
	 *
	 * @param array<string, mixed> $payload
	 */
	public function add( string $kind, array $payload ): void {
		$this->addAll( new NewJob( $kind, $payload ) );
	}

	/**
	 * Stores jobs that are due at once, in one statement. Does nothing without jobs.
	 */
	public function addAll( NewJob ...$jobs ): void {
		$this->insert( Dates::toColumn( $this->clock->now() ), ...$jobs );
	}

	/**
	 * Stores a job that is done before all others that wait.
	 *
	 * @since 0.7.0
	 */
	public function addFirst( NewJob $job ): void {
		$this->insert( self::FIRST, $job );
	}

	private function insert( string $dueAt, NewJob ...$jobs ): void {
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
			array_map( static fn ( NewJob $job ) => [ $job->kind, Json::encode( $job->payload ), $dueAt, $now ], array_values( $jobs ) )
		);
	}

	/**
	 * Claims the job that has been due longest; null if none is due. No other worker gets it until its lease ends. If the worker is killed, the job
	 * is due again after the lease plus its pause, so that it does not block other jobs every time.
	 */
	public function claim(): ?Job {
		// A replica may not have what the job is about.
		$this->connection->scope->readFromPrimary();
		for ( $try = 1; $try <= self::MAX_CLAIMS; $try++ ) {
			$now = Dates::toColumn( $this->clock->now() );
			$row = $this->connection->row(
				'SELECT id, kind, payload, attempts FROM %i WHERE due_at <= %s AND ' . self::IS_FREE . ' ORDER BY due_at, id LIMIT 1',
				$this->table(),
				$now,
				$now
			);
			if ( $row === null ) {
				return null;
			}
			$job = $this->job( $row );
			if ( $this->lease( $job, $now ) ) {
				return $job;
			}
		}
		return null;
	}

	/**
	 * Since when the job has been due that has waited longest; null if none has waited since a moment. One that failed is due after its pause.
	 *
	 * @since 0.7.0
	 */
	public function waitingSince( DateTimeImmutable $moment ): ?DateTimeImmutable {
		$sql   = 'SELECT MIN( GREATEST( due_at, created_at ) ) FROM %i WHERE due_at <= %s AND created_at <= %s';
		$value = $this->connection->value( $sql, $this->table(), Dates::toColumn( $moment ), Dates::toColumn( $moment ) );
		return $value === null ? null : Dates::fromColumn( $value );
	}

	/**
	 * Deletes a finished job.
	 *
	 * @return bool False when the lease has ended and another worker has the job.
	 */
	public function done( Job $job ): bool {
		return $this->changesOne( 'DELETE FROM %i WHERE id = %d AND token = %s', $job->id, $job->token );
	}

	/**
	 * Releases a failed job; it is due again after its pause.
	 *
	 * @param string $reason Why it failed; any encoding and length.
	 * @return bool False when the lease has ended and another worker has the job.
	 */
	public function retry( Job $job, string $reason ): bool {
		return $this->changesOne(
			'UPDATE %i SET token = NULL, leased_until = NULL, due_at = %s, last_error = %s WHERE id = %d AND token = %s',
			Dates::toColumn( $this->clock->now()->modify( "+{$job->pause()} minutes" ) ),
			mb_strcut( Text::line( mb_scrub( $reason, 'UTF-8' ) ), 0, self::MAX_REASON, 'UTF-8' ),
			$job->id,
			$job->token
		);
	}

	/**
	 * Releases a job that should run later. Does not count as an attempt.
	 *
	 * @param string $kind Kind under which it runs then.
	 * @return bool False when the lease has ended and another worker has the job.
	 */
	public function defer( Job $job, string $kind, DateTimeImmutable $dueAt ): bool {
		return $this->changesOne(
			'UPDATE %i SET token = NULL, leased_until = NULL, kind = %s, due_at = %s, attempts = %d WHERE id = %d AND token = %s',
			$kind,
			Dates::toColumn( $dueAt ),
			$job->attempts,
			$job->id,
			$job->token
		);
	}

	/**
	 * Replaces a claimed job, and all due and unclaimed jobs of its kind and group, by one new job in one transaction. If the worker is killed,
	 * nothing has changed. The new job's id identifies exactly the replaced jobs.
	 *
	 * @param non-empty-array<string, mixed>                              $group   First members of the payloads of all these jobs.
	 * @param string                                                      $kind    Of the new job.
	 * @param Closure( list<array<string, mixed>> ): array<string, mixed> $payload From the payloads of the old jobs, oldest first.
	 */
	public function gather( Job $job, array $group, string $kind, Closure $payload ): void {
		$this->transaction->run(
			function () use ( $job, $group, $kind, $payload ): void {
				if ( ! $this->isStillClaimed( $job ) ) {
					// Another worker is merging these jobs.
					return;
				}
				$this->join( $job, $group );
				$payloads = [];
				foreach ( $this->jobsOf( $job->token ) as $found ) {
					if ( $found->isReadable ) {
						$payloads[] = $found->payload;
					} else {
						// An unreadable job is released and fails on its own.
						$this->connection->execute( 'UPDATE %i SET token = NULL WHERE id = %d', $this->table(), $found->id );
					}
				}
				$this->add( $kind, $payload( $payloads ) );
				$this->connection->execute( 'DELETE FROM %i WHERE token = %s', $this->table(), $job->token );
			}
		);
	}

	/**
	 * Replaces a claimed job by new jobs that are due at once, in one transaction. If the worker is killed, nothing has changed.
	 *
	 * @since 0.7.0
	 */
	public function replace( Job $job, NewJob ...$jobs ): void {
		$this->transaction->run(
			function () use ( $job, $jobs ): void {
				// Otherwise another worker has the job and replaces it.
				if ( $this->done( $job ) ) {
					$this->addAll( ...$jobs );
				}
			}
		);
	}

	private function isStillClaimed( Job $job ): bool {
		$sql = 'SELECT id FROM %i WHERE id = %d AND token = %s FOR UPDATE';
		return $this->connection->row( $sql, $this->table(), $job->id, $job->token ) !== null;
	}

	/**
	 * @return list<Job>
	 */
	private function jobsOf( string $token ): array {
		$sql = 'SELECT id, kind, payload, attempts FROM %i WHERE token = %s ORDER BY id';
		return array_map( $this->job( ... ), $this->connection->rows( $sql, $this->table(), $token ) );
	}

	/**
	 * Claims all due and unclaimed jobs of a job's kind and group with its token.
	 *
	 * @param non-empty-array<string, mixed> $group
	 */
	private function join( Job $job, array $group ): void {
		$now   = Dates::toColumn( $this->clock->now() );
		$begin = rtrim( Json::encode( $group ), '}' ) . ',';
		$this->connection->execute(
			'UPDATE %i SET token = %s
			WHERE kind = %s AND SUBSTR( payload, 1, %d ) = %s AND due_at <= %s AND ' . self::IS_FREE . ' ORDER BY id LIMIT %d',
			$this->table(),
			$job->token,
			$job->kind,
			strlen( $begin ),
			$begin,
			$now,
			$now,
			self::MAX_GATHERED
		);
	}

	private function lease( Job $job, string $now ): bool {
		$end = $this->clock->now()->modify( '+' . self::LEASE . ' minutes' );
		return $this->changesOne(
			'UPDATE %i SET token = %s, leased_until = %s, due_at = %s, attempts = %d
			WHERE id = %d AND attempts = %d AND due_at <= %s AND ' . self::IS_FREE,
			$job->token,
			Dates::toColumn( $end ),
			Dates::toColumn( $end->modify( "+{$job->pause()} minutes" ) ),
			$job->attempts + 1,
			$job->id,
			$job->attempts,
			$now,
			$now
		);
	}

	/**
	 * Runs a statement on the table and returns whether it changed exactly one row.
	 */
	private function changesOne( string $sql, string|int ...$values ): bool {
		return $this->connection->execute( $sql, $this->table(), ...$values ) === 1;
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private function job( array $row ): Job {
		try {
			/** @var array<string, mixed> $payload */
			$payload    = Json::decode( (string) $row['payload'] );
			$isReadable = true;
		} catch ( JsonException | UnexpectedValueException ) {
			// OutboxWorker reports this job as failed; it must not block the others.
			$payload    = [];
			$isReadable = false;
		}
		return new Job( (int) $row['id'], (string) $row['kind'], $payload, (int) $row['attempts'], bin2hex( random_bytes( 16 ) ), $isReadable );
	}

	private function table(): string {
		return $this->connection->table( 'outbox' );
	}
}

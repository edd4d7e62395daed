<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Work;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Json;
use UserFeedback\Support\Text;

/**
 * Long works: all SQL on ufb_jobs, which has one row for each kind and subject. A process claims a row for one step with a lease. Only the process
 * whose token is in the row may store what came of the step.
 *
 * @since 0.7.0
 */
final class WorkRepository {

	/** Minutes that a process may take for one step. */
	private const LEASE = 2;

	/** Attempts to claim a row while other processes claim faster. */
	private const MAX_CLAIMS = 20;

	private const MAX_ERROR = 1000;

	private const IS_FREE = '( leased_until IS NULL OR leased_until < %s )';

	private const IS_OPEN = "status IN ( 'waiting', 'running' )";

	public function __construct(
		private readonly Connection $connection
	) {}

	/**
	 * Stores a work that is due at once. One that is over begins again; one that has begun is repeated after its end, because what it has passed may
	 * have changed since.
	 *
	 * @param array<string, mixed> $state State before the first step.
	 */
	public function begin( string $kind, string $subject, array $state, int $userId, DateTimeImmutable $now ): void {
		$input   = Json::encode( $state );
		$column  = Dates::toColumn( $now );
		$columns = [
			'kind'       => '%s',
			'subject'    => '%s',
			'input'      => '%s',
			'state'      => '%s',
			'user_id'    => '%d',
			'due_at'     => '%s',
			'created_at' => '%s',
			'updated_at' => '%s',
		];
		$row     = [ $kind, $subject, $input, $input, $userId, $column, $column, $column ];
		$isNew   = $this->connection->insertRows( 'INSERT IGNORE', 'jobs', $columns, [ $row ] ) > 0;
		if ( $isNew ) {
			return;
		}
		// In this order: if it ends between the two statements, it was repeated or begins again.
		$this->execute(
			"UPDATE %i SET is_repeated = 1, input = %s
			WHERE kind = %s AND subject = %s AND ( status = 'running' OR ( status = 'waiting' AND attempts > 0 ) )",
			$input,
			$kind,
			$subject
		);
		$this->execute(
			"UPDATE %i SET status = 'waiting', input = %s, state = %s, user_id = %d, done = 0, total = NULL, attempts = 0, error = NULL,
			is_repeated = 0, due_at = %s, created_at = %s, updated_at = %s, finished_at = NULL
			WHERE kind = %s AND subject = %s AND status IN ( 'done', 'failed' )",
			$input,
			$input,
			$userId,
			$column,
			$column,
			$column,
			$kind,
			$subject
		);
	}

	/**
	 * Claims the work that has been due longest; null if none is due. If the process is killed, the row is due again after the lease, and after
	 * further kills after a pause.
	 *
	 * @param non-empty-list<string> $kinds Other kinds wait: nobody here can do them.
	 */
	public function claim( array $kinds, DateTimeImmutable $now ): ?StoredWork {
		// A replica may not have what the work is about.
		$this->connection->scope->readFromPrimary();
		$column = Dates::toColumn( $now );
		$where  = self::IS_OPEN . ' AND due_at <= %s AND ' . self::IS_FREE . ' AND kind IN ( ' . Connection::placeholders( $kinds, '%s' ) . ' )';
		for ( $try = 1; $try <= self::MAX_CLAIMS; $try++ ) {
			$found = $this->select( "$where ORDER BY due_at, id LIMIT 1", $column, $column, ...$kinds )[0] ?? null;
			if ( $found === null ) {
				return null;
			}
			$claimed = $this->lease( $found, $now );
			if ( $claimed !== null ) {
				return $claimed;
			}
		}
		return null;
	}

	/**
	 * Claims a work whether it is due or not, and one that has failed as well; null while another process has it, or if it is done.
	 */
	public function claimById( int $id, DateTimeImmutable $now ): ?StoredWork {
		$found = $this->find( $id );
		return $found === null || $found->status === StoredWork::DONE ? null : $this->lease( $found, $now );
	}

	/**
	 * Stores what came of a step, and releases the row.
	 *
	 * @return bool False when the lease has ended and another process has the work, or it was deleted.
	 */
	public function store( StoredWork $work, StepResult $result, DateTimeImmutable $now ): bool {
		$column = Dates::toColumn( $now );
		$total  = $result->total === null ? 'NULL' : (string) $result->total;
		$state  = Json::encode( $result->state );
		if ( ! $result->isFinished ) {
			return $this->execute(
				"UPDATE %i SET state = %s, done = %d, total = $total, token = NULL, leased_until = NULL, attempts = 0, error = NULL, due_at = %s,
				updated_at = %s WHERE id = %d AND token = %s",
				$state,
				$result->done,
				Dates::toColumn( $result->dueAt ?? $now ),
				$column,
				$work->id,
				$work->token
			) === 1;
		}
		// MySQL assigns from left to right: is_repeated comes last.
		return $this->execute(
			"UPDATE %i SET status = CASE WHEN is_repeated = 1 THEN 'waiting' ELSE 'done' END,
			state = CASE WHEN is_repeated = 1 THEN input ELSE %s END, done = CASE WHEN is_repeated = 1 THEN 0 ELSE %d END,
			total = CASE WHEN is_repeated = 1 THEN NULL ELSE $total END, finished_at = CASE WHEN is_repeated = 1 THEN NULL ELSE %s END,
			token = NULL, leased_until = NULL, attempts = 0, error = NULL, due_at = %s, updated_at = %s, is_repeated = 0
			WHERE id = %d AND token = %s",
			$state,
			$result->done,
			$column,
			$column,
			$column,
			$work->id,
			$work->token
		) === 1;
	}

	/**
	 * Releases a work whose step has failed.
	 *
	 * @param string                 $error Why; any encoding and length.
	 * @param DateTimeImmutable|null $dueAt When it is tried again; null if it is not.
	 */
	public function storeFailure( StoredWork $work, string $error, ?DateTimeImmutable $dueAt, DateTimeImmutable $now ): void {
		$column = Dates::toColumn( $now );
		$this->execute(
			"UPDATE %i SET status = %s, token = NULL, leased_until = NULL, error = %s, due_at = %s, updated_at = %s, finished_at = NULLIF( %s, '' )
			WHERE id = %d AND token = %s",
			$dueAt === null ? StoredWork::FAILED : StoredWork::WAITING,
			mb_strcut( Text::line( mb_scrub( $error, 'UTF-8' ) ), 0, self::MAX_ERROR, 'UTF-8' ),
			Dates::toColumn( $dueAt ?? $now ),
			$column,
			$dueAt === null ? $column : '',
			$work->id,
			$work->token
		);
	}

	/**
	 * The work with an id, or null.
	 */
	public function find( int $id ): ?StoredWork {
		return $this->select( 'id = %d', $id )[0] ?? null;
	}

	/**
	 * The work of a kind on a subject, or null.
	 */
	public function findBySubject( string $kind, string $subject ): ?StoredWork {
		return $this->select( 'kind = %s AND subject = %s', $kind, $subject )[0] ?? null;
	}

	/**
	 * The works that were changed last, or the failed ones that failed last.
	 *
	 * @return list<StoredWork>
	 */
	public function newest( int $limit, bool $isFailed = false ): array {
		return $isFailed
			? $this->select( 'status = %s ORDER BY due_at DESC LIMIT %d', StoredWork::FAILED, $limit )
			: $this->select( '1 = 1 ORDER BY updated_at DESC, id DESC LIMIT %d', $limit );
	}

	/**
	 * The newest works of a kind that a user has begun.
	 *
	 * @return list<StoredWork>
	 */
	public function ofUser( string $kind, int $userId, int $limit ): array {
		return $this->select( 'kind = %s AND user_id = %d ORDER BY created_at DESC, id DESC LIMIT %d', $kind, $userId, $limit );
	}

	/**
	 * Changes the state of a work that is done.
	 *
	 * @param array<string, mixed> $state
	 * @return bool False if it is not.
	 */
	public function replaceState( string $kind, string $subject, array $state, DateTimeImmutable $now ): bool {
		$found = $this->findBySubject( $kind, $subject );
		if ( $found?->status !== StoredWork::DONE ) {
			return false;
		}
		$sql = "UPDATE %i SET state = %s, updated_at = %s WHERE id = %d AND status = 'done'";
		$this->execute( $sql, Json::encode( $state ), Dates::toColumn( $now ), $found->id );
		return true;
	}

	/**
	 * Makes a work due again that has failed: it goes on from its last step.
	 *
	 * @return bool False if it has not failed.
	 */
	public function retry( int $id, DateTimeImmutable $now ): bool {
		$column = Dates::toColumn( $now );
		return $this->execute(
			"UPDATE %i SET status = 'waiting', attempts = 0, error = NULL, due_at = %s, updated_at = %s, finished_at = NULL
			WHERE id = %d AND status = 'failed'",
			$column,
			$column,
			$id
		) === 1;
	}

	/**
	 * Deletes the work of a kind on a subject, whatever its status.
	 */
	public function delete( string $kind, string $subject ): void {
		$this->execute( 'DELETE FROM %i WHERE kind = %s AND subject = %s', $kind, $subject );
	}

	/**
	 * Deletes works that were done or failed before a moment.
	 */
	public function deleteFinished( DateTimeImmutable $before ): void {
		$this->execute( "DELETE FROM %i WHERE status IN ( 'done', 'failed' ) AND finished_at < %s", Dates::toColumn( $before ) );
	}

	private function lease( StoredWork $work, DateTimeImmutable $now ): ?StoredWork {
		$end     = $now->modify( '+' . self::LEASE . ' minutes' );
		$dueAt   = $work->attempts === 0 ? $end : $end->add( $work->pause() );
		$token   = bin2hex( random_bytes( 16 ) );
		$changed = $this->execute(
			"UPDATE %i SET status = 'running', token = %s, leased_until = %s, due_at = %s, attempts = %d, finished_at = NULL
			WHERE id = %d AND attempts = %d AND status <> 'done' AND " . self::IS_FREE,
			$token,
			Dates::toColumn( $end ),
			Dates::toColumn( $dueAt ),
			// What has failed is tried anew.
			$work->status === StoredWork::FAILED ? 1 : $work->attempts + 1,
			$work->id,
			$work->attempts,
			Dates::toColumn( $now )
		);
		// What another process stored between reading and claiming.
		return $changed === 1 ? $this->select( 'id = %d AND token = %s', $work->id, $token )[0] ?? null : null;
	}

	/**
	 * @return list<StoredWork>
	 */
	private function select( string $where, string|int ...$values ): array {
		return array_map( StoredWork::fromRow( ... ), $this->connection->rows( "SELECT * FROM %i WHERE $where", $this->table(), ...$values ) );
	}

	/**
	 * Runs a statement on the table and returns how many rows it changed.
	 */
	private function execute( string $sql, string|int ...$values ): int {
		return $this->connection->execute( $sql, $this->table(), ...$values );
	}

	private function table(): string {
		return $this->connection->table( 'jobs' );
	}
}

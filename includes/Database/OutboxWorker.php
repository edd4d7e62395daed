<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;

/**
 * Runs the jobs of the outbox, in cron or in `wp userfeedback work`.
 *
 * @since 0.1.0
 */
final class OutboxWorker {

	/** Seconds after which a run stops and leaves the remaining jobs to the next run. */
	private const TIME = 20;

	/** Attempts before a job is abandoned, about two weeks. */
	private const MAX_ATTEMPTS = 64;

	/** First failure to store a job's outcome in this run. */
	private ?Throwable $unstored = null;

	/**
	 * @param Closure(): list<JobHandler> $handlers Called only if a job is due; the first handler of a kind is used.
	 */
	public function __construct(
		private readonly Outbox $outbox,
		private readonly Closure $handlers
	) {}

	/**
	 * Runs all due jobs, claiming them one by one.
	 *
	 * @return array{done: int, failed: int} Deferred jobs are neither.
	 * @throws Throwable When the outcome of a job could not be stored: that job runs again after its lease. Thrown after all other jobs.
	 */
	public function run(): array {
		$this->unstored = null;
		$counts         = [
			'done'   => 0,
			'failed' => 0,
		];
		$end            = microtime( true ) + self::TIME;
		do {
			$job = $this->outbox->claim();
			if ( $job === null ) {
				break;
			}
			$isDone = $this->handle( $job );
			if ( $isDone !== null ) {
				++$counts[ $isDone ? 'done' : 'failed' ];
			}
		} while ( microtime( true ) < $end );
		$this->reportUnstored();
		return $counts;
	}

	/**
	 * @return bool|null Whether it is done; null when it was deferred.
	 */
	private function handle( Job $job ): ?bool {
		try {
			$this->attempt( $job );
		} catch ( JobDeferred $later ) {
			$this->store( fn () => $this->outbox->defer( $job, $later->kind, $later->dueAt ) );
			return null;
		} catch ( Throwable $failure ) {
			// Keep the job, and continue with the others.
			$this->store( fn () => $this->putBack( $job, $failure ) );
			return false;
		}
		$this->store( fn () => $this->outbox->done( $job ) );
		return true;
	}

	private function attempt( Job $job ): void {
		if ( $job->attempts >= self::MAX_ATTEMPTS ) {
			throw new JobFailed( 'Every worker that tried this job was killed.' );
		}
		if ( ! $job->isReadable ) {
			throw new JobFailed( 'The payload of this job is not JSON.' );
		}
		$this->handlerOf( $job )->handle( $job );
	}

	/**
	 * Stores the outcome of a job. A failure must not stop the other jobs.
	 *
	 * @param Closure(): mixed $work
	 */
	private function store( Closure $work ): void {
		try {
			$work();
		} catch ( Throwable $failure ) {
			$this->unstored ??= $failure;
		}
	}

	private function reportUnstored(): void {
		if ( $this->unstored !== null ) {
			throw $this->unstored;
		}
	}

	private function putBack( Job $job, Throwable $failure ): void {
		if ( $job->attempts + 1 < self::MAX_ATTEMPTS ) {
			$this->outbox->retry( $job, $failure->getMessage() );
			return;
		}
		if ( ! $this->outbox->done( $job ) ) {
			return;
		}

		/**
		 * Fires when a job was abandoned after two weeks of attempts.
		 *
		 * @since 0.1.0
		 *
		 * @param Job       $job     The abandoned job.
		 * @param Throwable $failure Why the last attempt failed.
		 */
		do_action( 'userfeedback_job_abandoned', $job, $failure );
	}

	private function handlerOf( Job $job ): JobHandler {
		foreach ( ( $this->handlers )() as $handler ) {
			if ( $handler->kind() === $job->kind ) {
				return $handler;
			}
		}
		// The add-on may be activated again, so the job stays in the outbox.
		throw new JobFailed( "Nobody handles jobs of the kind $job->kind." );
	}
}

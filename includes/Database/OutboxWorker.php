<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;

/**
 * Does the jobs of the outbox: in cron, or in `wp userfeedback work`.
 *
 * @since 0.1.0
 */
final class OutboxWorker {

	/** Seconds that a run may take before it leaves the rest to the next one. */
	private const TIME = 20;

	/** Tries before a job is given up: about two weeks. */
	private const MAX_ATTEMPTS = 64;

	/** Why a job's outcome could not be stored, if that happened in this run. */
	private ?Throwable $unstored = null;

	/**
	 * @param Closure(): list<JobHandler> $handlers Called only when there is a job; the first handler of a kind does it.
	 */
	public function __construct(
		private readonly Outbox $outbox,
		private readonly Closure $handlers
	) {}

	/**
	 * Does the jobs that are due, each claimed on its own.
	 *
	 * @return array{done: int, failed: int} Deferred jobs are neither.
	 * @throws Throwable When the outcome of a job could not be stored; it comes back after its lease. The others are done before.
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
			// The job must not be lost, and the others must go on.
			$this->store( fn () => $this->putBack( $job, $failure ) );
			return false;
		}
		$this->store( fn () => $this->outbox->done( $job ) );
		return true;
	}

	private function attempt( Job $job ): void {
		if ( $job->attempts >= self::MAX_ATTEMPTS ) {
			throw new InterruptedJob( 'Every worker that tried this job was killed.' );
		}
		if ( ! $job->isReadable ) {
			throw new UnreadableJob( 'The payload of this job is not JSON.' );
		}
		$this->handlerOf( $job )->handle( $job );
	}

	/**
	 * Stores what became of a job. A failure must not keep the other jobs waiting.
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
		 * Fires when a job was given up after two weeks of tries.
		 *
		 * @since 0.1.0
		 *
		 * @param Job       $job     What was to be done.
		 * @param Throwable $failure Why the last try failed.
		 */
		do_action( 'userfeedback_job_abandoned', $job, $failure );
	}

	private function handlerOf( Job $job ): JobHandler {
		foreach ( ( $this->handlers )() as $handler ) {
			if ( $handler->kind() === $job->kind ) {
				return $handler;
			}
		}
		// The add-on may be activated again: the job waits.
		throw new UnknownJob( "Nobody handles jobs of the kind $job->kind." );
	}
}

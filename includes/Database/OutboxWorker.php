<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

use Closure;
use Throwable;
use UserFeedback\Support\Clock;

/**
 * Does what waits in the outbox: by cron, or by `wp userfeedback work`.
 */
final class OutboxWorker {

	private const BATCH = 20;

	/** Seconds that a run may take before it leaves the rest to the next one. */
	private const TIME = 20;

	/** After so many tries (two weeks) nobody is waiting for it any more. */
	private const MAX_ATTEMPTS = 64;

	/**
	 * @param Closure(): list<JobHandler> $handlers Asked only when there is a job.
	 */
	public function __construct(
		private readonly Outbox $outbox,
		private readonly Closure $handlers,
		private readonly Clock $clock
	) {}

	/**
	 * Does the jobs that are due.
	 *
	 * @return array{done: int, failed: int}
	 */
	public function run(): array {
		$counts = [
			'done'   => 0,
			'failed' => 0,
		];
		$end    = microtime( true ) + self::TIME;
		do {
			$jobs = $this->outbox->claim( self::BATCH );
			foreach ( $jobs as $job ) {
				++$counts[ $this->handle( $job ) ? 'done' : 'failed' ];
			}
		} while ( count( $jobs ) === self::BATCH && microtime( true ) < $end );
		return $counts;
	}

	private function handle( Job $job ): bool {
		try {
			$this->handlerOf( $job )->handle( $job );
		} catch ( Throwable $failure ) {
			// Whatever it was, the job must not be lost and the others must go on.
			$this->putBack( $job, $failure );
			return false;
		}
		$this->outbox->done( $job );
		return true;
	}

	private function putBack( Job $job, Throwable $failure ): void {
		if ( $job->attempts + 1 < self::MAX_ATTEMPTS ) {
			// 1, 2, 4 … minutes, at most 6 hours.
			$minutes = min( 2 ** min( $job->attempts, 10 ), 360 );
			$this->outbox->retry( $job, $this->clock->now()->modify( "+$minutes minutes" ), $failure->getMessage() );
			return;
		}
		$this->outbox->done( $job );

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
		// An add-on that is gone may come back: the job waits.
		throw new UnknownJob( "Nobody handles jobs of the kind $job->kind." );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Throwable;

/**
 * Runs the jobs of one kind.
 *
 * @since 0.1.0
 */
interface JobHandler {

	/**
	 * The kind of jobs, for example email.
	 */
	public function kind(): string;

	/**
	 * Runs a job. The same job, with the same id, may run twice if a process was killed.
	 *
	 * @throws JobDeferred When the job should run later; does not count as a failed attempt.
	 * @throws Throwable   When it failed and should be tried again.
	 */
	public function handle( Job $job ): void;
}

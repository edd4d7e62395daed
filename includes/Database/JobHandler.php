<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Throwable;

/**
 * Does the jobs of one kind.
 *
 * @since 0.1.0
 */
interface JobHandler {

	/**
	 * The kind of jobs, for example email.
	 */
	public function kind(): string;

	/**
	 * Does a job. It may run twice for the same job (a process was killed after it), with the same id.
	 *
	 * @throws JobDeferred When it is to be done later; that is no failed try.
	 * @throws Throwable   When it failed and is to be tried again later.
	 */
	public function handle( Job $job ): void;
}

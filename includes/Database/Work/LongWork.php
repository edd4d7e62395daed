<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Work;

defined( 'ABSPATH' ) || exit;

use Throwable;
use UserFeedback\Support\DomainError;

/**
 * Work that takes longer than a request: deleting, recounting, importing. It is done in short steps, by cron or by WP-CLI, and what a step returns is
 * stored before the next one begins (decision 0079).
 *
 * @since 0.7.0
 */
interface LongWork {

	/**
	 * Names the work in ufb_jobs: 1 to 32 characters of a-z, 0-9, _, . and -.
	 */
	public function kind(): string;

	/**
	 * Who may see its progress, one of Model\Capability::ALL.
	 */
	public function capability(): string;

	/**
	 * Does a part of the work and returns soon after Step::isOver(). If the process is killed, the same step runs again from the state before it, so
	 * each part must be safe to repeat. No two processes run steps of the same work at the same time.
	 *
	 * @throws DomainError When trying again would not help: the work has failed.
	 * @throws Throwable   When the step should be tried again later.
	 */
	public function step( Step $step ): StepResult;
}

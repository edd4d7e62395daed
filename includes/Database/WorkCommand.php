<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Command;
use UserFeedback\Support\Lazy;
use WP_CLI;

/**
 * wp userfeedback work
 *
 * @since 0.1.0
 */
final class WorkCommand extends Command {

	/**
	 * @param Closure(): OutboxWorker $worker Called only when the command runs.
	 * @param Closure(): WorkRunner   $works  Likewise.
	 */
	public function __construct(
		#[Lazy( OutboxWorker::class )] private readonly Closure $worker,
		#[Lazy( WorkRunner::class )] private readonly Closure $works
	) {}

	public static function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Runs the jobs that are due, such as emails about new responses and the deletion of surveys.
	 *
	 * WordPress' cron runs them every minute while the site has visitors; a system cron job may call this instead.
	 */
	public function __invoke(): void {
		$jobs  = ( $this->worker )()->run();
		$works = ( $this->works )()->runDue();
		/* translators: 1: number of jobs that were done, 2: number of jobs that failed. */
		$text = __( '%1$d done, %2$d failed and will be tried again.', 'userfeedback' );
		WP_CLI::success( sprintf( $text, $jobs['done'] + $works['done'], $jobs['failed'] + $works['failed'] ) );
	}
}

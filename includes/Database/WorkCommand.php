<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Command;
use WP_CLI;

/**
 * wp userfeedback work
 *
 * @since 0.1.0
 */
final class WorkCommand extends Command {

	/**
	 * @param Closure(): OutboxWorker $worker Called only when the command runs.
	 */
	public function __construct( private readonly Closure $worker ) {}

	public static function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Runs the jobs that are due in the outbox, such as emails about new responses.
	 *
	 * WordPress' cron runs them every minute while the site has visitors; a system cron job may call this instead.
	 */
	public function __invoke(): void {
		$counts = ( $this->worker )()->run();
		/* translators: 1: number of jobs that were done, 2: number of jobs that failed. */
		WP_CLI::success( sprintf( __( '%1$d done, %2$d failed and will be tried again.', 'userfeedback' ), $counts['done'], $counts['failed'] ) );
	}
}

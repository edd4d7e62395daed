<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use WP_CLI;

/**
 * wp userfeedback work
 *
 * @since 0.1.0
 */
final class WorkCommand {

	/**
	 * @param Closure(): OutboxWorker $worker Asked only when the command runs.
	 */
	public function __construct( private readonly Closure $worker ) {}

	/**
	 * Does what waits in the outbox now: e-mails about new responses.
	 *
	 * WordPress does it by itself every minute while the site has visitors; a system cron job may call this instead.
	 */
	public function __invoke(): void {
		$counts = ( $this->worker )()->run();
		/* translators: 1: number of jobs that were done, 2: number of jobs that failed. */
		WP_CLI::success( sprintf( __( '%1$d done, %2$d failed and will be tried again.', 'userfeedback' ), $counts['done'], $counts['failed'] ) );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Health\Checks;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Health\Finding;
use UserFeedback\Health\RepairableCheck;
use UserFeedback\Support\Clock;

/**
 * Jobs of the outbox that nobody runs: emails and webhooks wait.
 *
 * @since 0.7.0
 */
final class WaitingJobsCheck implements RepairableCheck {

	/** A job that has been due since then has been overlooked. */
	private const PATIENCE = '-2 hours';

	public function __construct(
		private readonly Outbox $outbox,
		private readonly OutboxWorker $worker,
		private readonly Clock $clock
	) {}

	public function id(): string {
		return 'outbox';
	}

	public function label(): string {
		return __( 'Emails and webhooks that wait', 'userfeedback' );
	}

	public function isQuick(): bool {
		return true;
	}

	public function repairLabel(): string {
		return __( 'Run them now', 'userfeedback' );
	}

	/**
	 * Since when the job waits that was overlooked first; null if none was.
	 */
	public function since(): ?DateTimeImmutable {
		return $this->outbox->waitingSince( $this->clock->now()->modify( self::PATIENCE ) );
	}

	/**
	 * What is wrong with a job that waits, and what to do.
	 */
	public function text( DateTimeImmutable $since ): string {
		return sprintf(
			/* translators: %s: a duration, for example 3 hours. */
			__( 'Emails and other background tasks have been waiting for %s.', 'userfeedback' ),
			human_time_diff( $since->getTimestamp(), $this->clock->now()->getTimestamp() )
		) . ' ' . __( 'Ask your host to run wp-cron.php every five minutes.', 'userfeedback' );
	}

	public function run( float $seconds ): Finding {
		$since = $this->since();
		return $since === null
			? Finding::good(
				__( 'No email or webhook of UserFeedback waits', 'userfeedback' ),
				__( 'What answers of visitors cause, such as emails and webhooks, was done in time.', 'userfeedback' )
			)
			: Finding::critical( __( 'Emails and webhooks of UserFeedback wait', 'userfeedback' ), $this->text( $since ) )->repairable();
	}

	public function repair( int $userId, bool $isCli ): void {
		$this->worker->run();
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Outbox;
use UserFeedback\Database\Transaction;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;

/**
 * Queues the summary of the last whole week, once, whenever and however often the daily task runs.
 *
 * @since 0.7.0
 */
final class WeeklyPlan {

	public function __construct(
		private readonly SummaryRecipients $recipients,
		private readonly SentWeeks $sent,
		private readonly Outbox $outbox,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Queues it, unless it was queued before or nobody wants it.
	 */
	public function queue(): void {
		if ( $this->recipients->all() === [] ) {
			return;
		}
		$today = Dates::localDay( $this->clock->now(), $this->clock->zone() );
		$week  = WeeklyPeriod::lastWhole( $today, Cast::int( get_option( 'start_of_week', 1 ) ) );
		$this->transaction->run(
			function () use ( $week ): void {
				if ( $this->sent->add( $week ) ) {
					$this->outbox->add( WeeklyJob::KIND, [ 'from' => $week->from ] );
				}
			}
		);
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobFailed;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\NewJob;
use UserFeedback\Database\Outbox;
use UserFeedback\Support\Cast;
use UserFeedback\Support\DayRange;

/**
 * Turns the summary of a week into a job for each recipient, so that one whom a mail server refuses does not delay or double the others' emails.
 *
 * @since 0.7.0
 */
final class WeeklyJob implements JobHandler {

	public const KIND = 'weekly';

	public function __construct(
		private readonly SummaryRecipients $recipients,
		private readonly WeeklySummaryService $summaries,
		private readonly Outbox $outbox
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * @throws JobFailed When the payload names no week.
	 */
	public function handle( Job $job ): void {
		$week       = self::week( $job );
		$recipients = $this->recipients->all();
		if ( $recipients === [] || $this->summaries->summary( $week )->isEmpty() ) {
			return;
		}
		$this->outbox->replace(
			$job,
			...array_map(
				static fn ( string $address ) => new NewJob( WeeklyEmail::KIND, [ 'from' => $week->from, 'address' => $address ] ),
				$recipients
			)
		);
	}

	/**
	 * The week that a job is about.
	 *
	 * @throws JobFailed When the payload names none.
	 */
	public static function week( Job $job ): DayRange {
		$from = Cast::string( $job->payload['from'] ?? '' );
		if ( ! DayRange::isDay( $from ) ) {
			throw new JobFailed( 'The payload of this job names no week.' );
		}
		return WeeklyPeriod::from( $from );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobDeferred;
use UserFeedback\Database\JobFailed;
use UserFeedback\Database\JobHandler;
use UserFeedback\Notifications\ResponseNotifier;

/**
 * Decides whether one new response is sent by email: by the survey's conditions, and by the limit of an hour, beyond which its job waits to be
 * gathered. Each recipient then gets an email of their own (EmailToRecipient).
 *
 * @since 0.1.0
 */
final class EmailNotification implements JobHandler {

	public function __construct(
		private readonly ReportReader $reports,
		private readonly EmailLogic $logic,
		private readonly EmailLimit $limit,
		private readonly RecipientJobs $recipients
	) {}

	public function kind(): string {
		return ResponseNotifier::EMAIL;
	}

	/**
	 * @throws JobDeferred When it is to be gathered with others.
	 * @throws JobFailed   When the payload names no response.
	 */
	public function handle( Job $job ): void {
		$report = $this->reports->read( $job );
		if ( $report === null || ! $this->logic->admits( $report->survey, $report->responses[0] ) ) {
			return;
		}
		if ( ! $this->limit->admits( $report->survey ) ) {
			throw new JobDeferred( WaitingEmails::KIND, $this->limit->end() );
		}
		$this->recipients->replace( $job, $report );
	}
}

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
 * Sends the email about one new response, if the survey's conditions allow it. Beyond the limit of an hour its job waits to be gathered.
 *
 * @since 0.1.0
 */
final class EmailNotification implements JobHandler {

	public function __construct(
		private readonly ReportReader $reports,
		private readonly EmailLogic $logic,
		private readonly EmailLimit $limit,
		private readonly ResponseMail $mail
	) {}

	public function kind(): string {
		return ResponseNotifier::EMAIL;
	}

	/**
	 * @throws MailNotSent   When the mail server does not accept it.
	 * @throws JobDeferred   When it is to be gathered with others.
	 * @throws JobFailed When the payload names no response.
	 */
	public function handle( Job $job ): void {
		$report = $this->reports->read( $job );
		if ( $report === null || ! $this->logic->admits( $report->survey, $report->responses[0] ) ) {
			return;
		}
		if ( ! $this->limit->admits( $report->survey ) ) {
			throw new JobDeferred( WaitingEmails::KIND, $this->limit->end() );
		}
		$this->mail->send( $report, (string) $job->id );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobFailed;
use UserFeedback\Database\JobHandler;
use UserFeedback\Mail\Mailer;
use UserFeedback\Mail\MailNotSent;
use UserFeedback\Mail\SiteLocale;
use UserFeedback\Support\Cast;

/**
 * Sends the summary of a week to one recipient, with the numbers of the moment of sending.
 *
 * @since 0.7.0
 */
final class WeeklyEmail implements JobHandler {

	public const KIND = 'weekly-to';

	public function __construct(
		private readonly SummaryRecipients $recipients,
		private readonly WeeklySummaryService $summaries,
		private readonly WeeklyMail $mail,
		private readonly Mailer $mailer
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * @throws MailNotSent When the mail server does not accept it.
	 * @throws JobFailed   When the payload names no week.
	 */
	public function handle( Job $job ): void {
		$week    = WeeklyJob::week( $job );
		$address = Cast::string( $job->payload['address'] ?? '' );
		// Whoever unsubscribed while a mail server was down gets nothing.
		if ( ! in_array( $address, $this->recipients->all(), true ) ) {
			return;
		}
		$summary = $this->summaries->summary( $week );
		if ( ! $summary->isEmpty() ) {
			SiteLocale::run( fn () => $this->mailer->send( $address, $this->mail->compose( $summary, $address ), (string) $job->id ) );
		}
	}
}

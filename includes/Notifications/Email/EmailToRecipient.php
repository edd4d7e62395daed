<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobFailed;
use UserFeedback\Database\JobHandler;
use UserFeedback\Mail\MailNotSent;
use UserFeedback\Support\Cast;

/**
 * Sends the email about responses to one recipient, if they still are one.
 *
 * @since 0.7.0
 */
final class EmailToRecipient implements JobHandler {

	public const KIND = 'email-to';

	public function __construct(
		private readonly ReportReader $reports,
		private readonly ResponseMail $mail
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * @throws MailNotSent When the mail server does not accept it.
	 * @throws JobFailed   When the payload names no response.
	 */
	public function handle( Job $job ): void {
		$report  = $this->reports->read( $job );
		$address = Cast::string( $job->payload['address'] ?? '' );
		if ( $report !== null && in_array( $address, $this->mail->recipients( $report ), true ) ) {
			$this->mail->send( $report, $address, (string) $job->id );
		}
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobFailed;
use UserFeedback\Database\NewJob;
use UserFeedback\Database\Outbox;

/**
 * Replaces a job about responses by one job for each recipient: nobody sees the other recipients, and one whom the mail server refuses does not keep
 * the others from their email.
 *
 * @since 0.7.0
 */
final class RecipientJobs {

	public function __construct(
		private readonly Outbox $outbox,
		private readonly ResponseMail $mail
	) {}

	/**
	 * Stores the jobs in the place of another one.
	 *
	 * @throws JobFailed When the payload names no response.
	 */
	public function replace( Job $job, ResponseReport $report ): void {
		$payload = EmailPayload::of( $job );
		$this->outbox->replace(
			$job,
			...array_map(
				static fn ( string $address ) => new NewJob( EmailToRecipient::KIND, $payload->to( $address ) ),
				$this->mail->recipients( $report )
			)
		);
	}
}

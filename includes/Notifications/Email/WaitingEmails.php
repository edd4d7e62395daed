<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobFailed;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\Outbox;

/**
 * Gathers the jobs that waited for the end of an hour into one job, which then sends one email. That job is stored before it is tried, so
 * that a repeated email reports the same responses under the same Message-ID.
 *
 * @since 0.1.0
 */
final class WaitingEmails implements JobHandler {

	public const KIND = 'email-waiting';

	public function __construct( private readonly Outbox $outbox ) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * @throws JobFailed When the payload names no response.
	 */
	public function handle( Job $job ): void {
		$surveyId = EmailPayload::of( $job )->surveyId;
		$this->outbox->gather(
			$job,
			[ 'survey_id' => $surveyId ],
			GatheredEmail::KIND,
			static fn ( array $payloads ) => EmailPayload::gathered( $surveyId, $payloads, GatheredEmail::SHOWN )
		);
	}
}

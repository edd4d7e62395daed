<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobDeferred;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\UnreadableJob;
use UserFeedback\Responses\ResponseLifecycle;
use UserFeedback\Responses\ResponseNotFound;
use UserFeedback\Surveys\SurveyNotFound;
use UserFeedback\Surveys\SurveyService;

/**
 * The mail about one new response. Beyond the limit of an hour its job waits to be gathered.
 */
final class EmailNotification implements JobHandler {

	public const KIND = 'email';

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly ResponseLifecycle $responses,
		private readonly EmailLimit $limit,
		private readonly ResponseMail $mail
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * @throws MailNotSent   When the mail server does not take it.
	 * @throws JobDeferred   When it is to be gathered with others.
	 * @throws UnreadableJob When the payload names no response.
	 */
	public function handle( Job $job ): void {
		$payload = EmailPayload::of( $job );
		try {
			$survey = $this->surveys->get( $payload->surveyId );
			$found  = $this->responses->get( $payload->surveyId, $payload->responseIds[0] );
		} catch ( SurveyNotFound | ResponseNotFound ) {
			// Deleted meanwhile: there is nothing to report any more.
			return;
		}
		if ( EmailAddresses::of( $survey ) === [] ) {
			return;
		}
		if ( ! $this->limit->admits( $survey ) ) {
			throw new JobDeferred( WaitingEmails::KIND, $this->limit->end() );
		}
		$this->mail->send( $survey, [ $found['answers'] ], 1, (string) $job->id );
	}
}

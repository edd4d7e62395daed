<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\UnreadableJob;
use UserFeedback\Responses\ResponseLifecycle;
use UserFeedback\Responses\ResponseNotFound;
use UserFeedback\Surveys\SurveyNotFound;
use UserFeedback\Surveys\SurveyService;

/**
 * One mail about the responses beyond the limit of an hour: how many, and the first of them.
 */
final class GatheredEmail implements JobHandler {

	public const KIND = 'email-gathered';

	/** How many responses it shows. */
	public const SHOWN = 3;

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly ResponseLifecycle $responses,
		private readonly ResponseMail $mail
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * @throws MailNotSent   When the mail server does not take it.
	 * @throws UnreadableJob When the payload names no response.
	 */
	public function handle( Job $job ): void {
		$payload = EmailPayload::of( $job );
		try {
			$survey = $this->surveys->get( $payload->surveyId );
		} catch ( SurveyNotFound ) {
			return;
		}
		$shown = [];
		$gone  = 0;
		foreach ( $payload->responseIds as $id ) {
			try {
				$shown[] = $this->responses->get( $payload->surveyId, $id )['answers'];
			} catch ( ResponseNotFound ) {
				++$gone;
			}
		}
		$count = $payload->count - $gone;
		if ( $count > 0 && EmailAddresses::of( $survey ) !== [] ) {
			$this->mail->send( $survey, $shown, $count, (string) $job->id );
		}
	}
}

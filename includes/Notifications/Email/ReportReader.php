<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobFailed;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\SurveyService;

/**
 * Reads what a job about responses is to report.
 *
 * @since 0.1.0
 */
final class ReportReader {

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly ResponseReader $responses
	) {}

	/**
	 * The report of a job; null when there is nothing to report any more: the survey or all of the responses were deleted, or the survey
	 * notifies nobody now.
	 *
	 * @throws JobFailed When the payload names no response.
	 */
	public function read( Job $job ): ?ResponseReport {
		$payload = EmailPayload::of( $job );
		try {
			$survey = $this->surveys->get( $payload->surveyId );
		} catch ( NotFound ) {
			return null;
		}
		$found      = $this->responses->findAll( $survey->id, $payload->responseIds );
		$count      = $payload->count - ( count( $payload->responseIds ) - count( $found ) );
		$recipients = ( new EmailSection() )->addresses( $survey );
		if ( $count < 1 || $recipients === [] ) {
			return null;
		}
		return new ResponseReport( $survey, $recipients, $this->responses->withAnswers( $survey, $found ), $count );
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobFailed;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Support\Cast;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\SurveyService;

/**
 * Reads the response that a job of ResponseNotifier names, as it is stored now.
 *
 * @since 0.7.0
 */
final class ResponseOfJob {

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly ResponseReader $responses
	) {}

	/**
	 * The survey and the response; null when one of them was deleted.
	 *
	 * @throws JobFailed When the payload names no response.
	 */
	public function read( Job $job ): ?SurveyResponse {
		$surveyId   = Cast::int( $job->payload['survey_id'] ?? 0 );
		$responseId = Cast::int( $job->payload['response_id'] ?? 0 );
		if ( $surveyId < 1 || $responseId < 1 ) {
			throw new JobFailed( 'The payload of this job names no response.' );
		}
		return $this->find( $surveyId, $responseId );
	}

	/**
	 * The same by ids.
	 */
	public function find( int $surveyId, int $responseId ): ?SurveyResponse {
		try {
			$survey = $this->surveys->get( $surveyId );
		} catch ( NotFound ) {
			return null;
		}
		$answered = $this->responses->withAnswers( $survey, $this->responses->findAll( $survey->id, [ $responseId ] ) );
		return $answered === [] ? null : new SurveyResponse( $survey, $answered[0] );
	}
}

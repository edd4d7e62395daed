<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Responses\AnsweredResponse;

/**
 * A response with its answers and its survey, as they are stored when somebody is notified.
 *
 * @since 0.7.0
 */
final class SurveyResponse {

	public function __construct(
		public readonly Survey $survey,
		public readonly AnsweredResponse $answered
	) {}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Email;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\AnsweredResponse;
use UserFeedback\Support\Cast;
use UserFeedback\Surveys\Logic\AnswerValues;
use UserFeedback\Surveys\Logic\ComparedAnswers;

/**
 * Decides by a survey's conditions whether a response is sent by email.
 *
 * @since 0.3.0
 */
final class EmailLogic {

	public function __construct(
		private readonly AnswerValues $values,
		private readonly FeatureGate $gate
	) {}

	/**
	 * Whether to send the email about a response. Without conditions, and while conditional emails are locked, every response is sent.
	 *
	 * Answers are compared as answers to the questions of the response's own revision.
	 */
	public function admits( Survey $survey, AnsweredResponse $response ): bool {
		$section = new EmailSection();
		$value   = $section->read( $survey );
		// The gate last: most surveys have no conditions.
		if ( ! $section->usesConditions( $value ) || ! $this->gate->keeps( Feature::ConditionalEmail ) ) {
			return true;
		}
		$asked   = array_column( $response->answers, 'question' );
		$answers = $this->values->of( $asked, array_column( $response->answers, 'answer' ) );
		$holds   = ( new ComparedAnswers( $asked, $answers, $survey->questions ) )->fulfilAll( $section->conditions( $value ) );
		return Cast::at( $value, 'logic', 'action' ) === EmailSection::NOT_SEND ? ! $holds : $holds;
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

/**
 * What surveys need of their responses. The domain Responses implements it, so that Surveys depends on nothing above itself.
 *
 * @since 0.1.0
 */
interface SurveyResponses {

	/**
	 * The number of responses of several surveys, ever.
	 *
	 * @param list<int> $surveyIds
	 * @return array<int, int> By survey; one without responses is missing.
	 */
	public function countsOf( array $surveyIds ): array;

	/**
	 * Deletes everything that was answered to a survey. Called before its transaction, for the mass, and again in it, for what came meanwhile.
	 */
	public function deleteOf( int $surveyId ): void;
}

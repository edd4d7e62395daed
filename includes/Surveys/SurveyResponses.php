<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

/**
 * Access to responses for the domain Surveys. Responses implements it, so that Surveys depends only on lower layers.
 *
 * @since 0.1.0
 */
interface SurveyResponses {

	/**
	 * Number of responses of several surveys, of all time.
	 *
	 * @param list<int> $surveyIds
	 * @return array<int, int> By survey; surveys without responses are missing.
	 */
	public function countsOf( array $surveyIds ): array;

	/**
	 * Deletes a part of what is stored of the responses to a deleted survey.
	 *
	 * @since 0.7.0
	 *
	 * @return int Number of rows; 0 when nothing is left.
	 */
	public function deleteSome( int $surveyId ): int;

	/**
	 * How many rows deleteSome() has to delete.
	 *
	 * @since 0.7.0
	 */
	public function countRows( int $surveyId ): int;
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\ResponseStatus;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Locks responses that are going to change. Its caller has a transaction.
 *
 * @since 0.5.0
 */
final class ResponseLocks {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ResponseStateRepository $responses
	) {}

	/**
	 * Locks responses of a survey until the transaction ends, all of them or none.
	 *
	 * @param list<int> $ids
	 * @return array<int, array{status: ResponseStatus, trashed_from: ResponseStatus|null, is_test: bool}> By id.
	 * @throws ResponseError When one is not of this survey.
	 */
	public function lock( int $surveyId, array $ids ): array {
		// Whoever deletes the survey, or recounts it, waits for this row.
		if ( $this->surveys->lockStatus( $surveyId ) === null ) {
			throw ResponseError::notFound();
		}
		$locked = $this->responses->lock( $surveyId, $ids );
		if ( count( $locked ) !== count( $ids ) ) {
			throw ResponseError::notFound();
		}
		return $locked;
	}
}

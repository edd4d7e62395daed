<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Responses\Counts\CountWriter;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Deletes responses of any status with all that belongs to them. Counts follow in the same transaction, so that every total equals its rows.
 *
 * It asks nobody's rights: retention and erasing personal data use it. StoredResponseService is for people.
 *
 * @since 0.7.0
 */
final class ResponseDeletion {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ResponseStateRepository $responses,
		private readonly CountWriter $counts,
		private readonly Transaction $transaction
	) {}

	/**
	 * Deletes those responses of a survey that exist, or only those that have a status now: one that was finished, restored or moved meanwhile stays.
	 *
	 * @param non-empty-list<int> $ids
	 * @return list<int> Ids of those that were deleted.
	 */
	public function delete( int $surveyId, array $ids, ?ResponseStatus $only = null ): array {
		return $this->transaction->run(
			function () use ( $surveyId, $ids, $only ): array {
				if ( $this->surveys->lockStatus( $surveyId ) === null ) {
					// All of its rows are being deleted.
					return [];
				}
				$found = array_filter(
					$this->responses->lock( $surveyId, $ids ),
					static fn ( array $response ) => $only === null || $response['status'] === $only
				);
				if ( $found === [] ) {
					return [];
				}
				$counted = array_keys( array_filter( $found, static fn ( array $response ) => $response['status'] === ResponseStatus::Publish ) );
				$counts  = $counted === [] ? [] : $this->responses->counts( $surveyId, $counted, -1 );
				$this->responses->delete( $surveyId, array_keys( $found ) );
				$this->counts->addDays( $surveyId, $counts );
				return array_keys( $found );
			}
		);
	}
}

<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Surveys\SurveyNotFound;

/**
 * What people may read and do with stored responses on this site: ResponseLifecycle behind the gate of the plan. What the plugin does on
 * its own (e-mails, spam that has aged) does not pass here.
 */
final class ResponseManagement {

	public function __construct(
		private readonly ResponseLifecycle $responses,
		private readonly FeatureGate $gate
	) {}

	/**
	 * A page of a list with the number of responses behind each filter.
	 *
	 * @return array{survey: Survey, items: list<StoredResponse>, counts: array<string, int>}
	 * @throws SurveyNotFound When there is no such survey.
	 * @throws FeatureLocked  When another status than the published ones is asked for and the plan has no quick filters.
	 */
	public function list( ResponseQuery $query ): array {
		if ( $query->status !== ResponseStatus::Publish ) {
			$this->gate->demand( Feature::QuickFilters );
		}
		return $this->responses->list( $query );
	}

	/**
	 * A response with its answers, in the order and words of the questions that the visitor saw, and its place among the others.
	 *
	 * @return array{survey: Survey, response: StoredResponse, answers: list<array{question: Question, answer: Answer}>, place: Place}
	 * @throws ResponseNotFound When there is no such response of this survey.
	 * @throws SurveyNotFound   When there is no such survey.
	 * @throws FeatureLocked    When the plan shows no single responses.
	 */
	public function get( int $surveyId, int $id ): array {
		$this->gate->demand( Feature::SingleResponse );
		$found = $this->responses->get( $surveyId, $id );
		return $found + [ 'place' => $this->responses->placeOf( $found['response'] ) ];
	}

	/**
	 * See ResponseLifecycle::trash().
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function trash( int $surveyId, array $ids ): array {
		$this->demandChanges( $ids );
		return $this->responses->trash( $surveyId, $ids );
	}

	/**
	 * See ResponseLifecycle::restore().
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function restore( int $surveyId, array $ids ): array {
		$this->demandChanges( $ids );
		return $this->responses->restore( $surveyId, $ids );
	}

	/**
	 * See ResponseLifecycle::markAsSpam().
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function markAsSpam( int $surveyId, array $ids ): array {
		$this->demandChanges( $ids );
		return $this->responses->markAsSpam( $surveyId, $ids );
	}

	/**
	 * See ResponseLifecycle::markAsTest().
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function markAsTest( int $surveyId, array $ids, bool $isTest ): array {
		$this->demandChanges( $ids );
		return $this->responses->markAsTest( $surveyId, $ids, $isTest );
	}

	/**
	 * See ResponseLifecycle::delete().
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function delete( int $surveyId, array $ids ): array {
		$this->demandChanges( $ids );
		return $this->responses->delete( $surveyId, $ids );
	}

	/**
	 * @param list<int> $ids
	 */
	private function demandChanges( array $ids ): void {
		if ( count( $ids ) > 1 ) {
			$this->gate->demand( Feature::BulkActions );
		}
		$this->gate->demand( Feature::ResponseChanges );
	}
}
